// Being there without a network: the service worker that keeps the site, and what it has to say.

class Offline {
  /** Everything is here. */
  ready = $state(false);
  /** A newer version waits. */
  newer = $state.raw<ServiceWorker | null>(null);

  /** To be called when the engine is here: then most of what is to be kept need not be fetched again. */
  async begin(): Promise<void> {
    if (!("serviceWorker" in navigator)) return; // only where nobody in between can change it: https, or this machine
    const first = !navigator.serviceWorker.controller;
    const registered = await navigator.serviceWorker.register("./sw.js").catch(() => null);
    if (!registered) return;
    const look = () => (this.newer = first ? null : registered.waiting);
    look();
    registered.addEventListener("updatefound", () => registered.installing?.addEventListener("statechange", look));
    await navigator.serviceWorker.ready;
    this.ready = true;
    void navigator.storage?.persist?.(); // tables should not go when the disk is full
  }

  /** Takes the newer version: the page begins again, and whatever is under way goes on where it was. */
  update(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.newer?.postMessage("go on");
  }
}

export const offline = new Offline();
