// Calls a player back who is elsewhere: a notification, a mark on the icon of the tab and of an installed page.
import { memory } from "./memory.svelte";
import { route } from "./route.svelte";
import { t } from "./words";

const ICON = "/icon.svg";
const MARKED = "/icon-turn.svg";

export const can_notify = (): boolean => "Notification" in globalThis;

/** Asks the browser; it may say no for good. */
export async function want_notices(wanted: boolean): Promise<boolean> {
  const given = wanted && can_notify() && (await Notification.requestPermission()) === "granted";
  memory.wish({ notices: given });
  return given;
}

/** The icon says whose turn it is, as the title does. */
export function mark(mine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = mine ? MARKED : ICON;
  const badge = navigator as Navigator & { setAppBadge?: () => Promise<void>; clearAppBadge?: () => Promise<void> };
  void (mine ? badge.setAppBadge?.() : badge.clearAppBadge?.())?.catch(() => {});
}

/** It is somebody's turn at a table that they do not look at. */
export function call(game: string, table: string): void {
  if (!document.hidden || !memory.wishes.notices || !can_notify() || Notification.permission !== "granted") return;
  const notice = new Notification(t("notify-turn"), { body: game, icon: MARKED, tag: table });
  notice.onclick = () => {
    focus();
    route.go(`/t/${table}`);
    notice.close();
  };
}
