// Where in the page we are. Paths: / · /new · /t/TABLE · /join/TABLE/SEAT#invitation · /move/TABLE/SEAT#code ·
// /replay/TABLE · /statistics/GAME · /record#GAME · /tables · /tonight · /rules/GAME · /rules/GAME/summary · /learn/GAME ·
// /puzzles · /puzzles/GAME · /puzzles/GAME/NUMBER · /puzzles/GAME/first
// What stands behind # is never sent to a server, so an invitation may stand there. Without a server the whole path does:
// a plain host knows one page, in whatever folder.
import { TAB } from "./tab";

/** The address of a path, as the browser shows it. */
export const address = (path: string): string => (TAB && path.startsWith("/") ? `${location.pathname}#${path}` : path);
/** The same for somebody else. */
export const whole_address = (path: string): string => location.origin + address(path);

class Route {
  path = $state("");
  hash = $state("");
  query = $state(new URLSearchParams());

  constructor() {
    this.#read();
    addEventListener("popstate", () => this.#read());
  }

  #read(): void {
    const { pathname, hash, search } = TAB ? new URL(location.hash.slice(1) || "/", location.origin) : location;
    this.path = pathname;
    this.hash = hash.slice(1);
    this.query = new URLSearchParams(search);
  }

  /** Changes what the browser shows, and nothing else. */
  show(to: string): void {
    history.replaceState(null, "", address(to));
  }

  go(to: string, replace = false): void {
    if (replace) this.show(to);
    else history.pushState(null, "", address(to));
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
  const name = () => node.setAttribute("href", address(node.getAttribute("href") ?? "/"));
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    route.go(node.getAttribute("href") ?? "/");
  };
  if (TAB) {
    name();
    node.addEventListener("pointerdown", name); // it may lead elsewhere by now
  }
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
