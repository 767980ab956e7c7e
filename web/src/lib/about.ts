// What a thing on the board is: `<button {...about("milestone-iss", effect)}>` opens a small card beside it when it is tapped or
// focused. The message has its name; its attributes and the facts say the rest.
import type { Fact } from "../messages";

export interface About {
  "data-about": string;
  "data-told"?: string;
}

export function about(message: string, ...facts: readonly (Fact | null | undefined)[]): About {
  const told = facts.filter((fact) => fact);
  return { "data-about": message, ...(told.length ? { "data-told": JSON.stringify(told) } : {}) };
}

/** The facts that go with a thing. */
export const told_by = (node: Element): Fact[] => JSON.parse(node.getAttribute("data-told") ?? "[]") as Fact[];
