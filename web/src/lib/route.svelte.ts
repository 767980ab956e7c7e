// Where in the page we are. Paths: / · /new · /t/TABLE · /join/TABLE/SEAT#invitation · /move/TABLE/SEAT#code ·
// /replay/TABLE · /tables · /tonight · /rules/GAME
// What stands behind # is never sent to a server, so an invitation may stand there.

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    this.query = new URLSearchParams(location.search);
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    this.#read();
    scrollTo(0, 0);
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }
}

export const route = new Route();

/** For links: plain clicks stay in the page, all others (new tab, copy) work as ever. */
export function link(node: HTMLAnchorElement): { destroy: () => void } {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    route.go(node.getAttribute("href") ?? "/");
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
