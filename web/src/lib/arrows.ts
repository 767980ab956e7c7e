/** Arrow keys go around in a row of things: `steps` says which key goes how far. */
export function arrows(event: KeyboardEvent, steps: Record<string, number>, which = "button"): void {
  const by = steps[event.key];
  if (!by) return;
  event.preventDefault();
  const all = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(which)];
  all[(all.indexOf(document.activeElement as HTMLElement) + by + all.length) % all.length]?.focus();
}

export const ACROSS = { ArrowRight: 1, ArrowLeft: -1 };
export const DOWN = { ArrowDown: 1, ArrowUp: -1 };
