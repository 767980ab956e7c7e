// Long work in turns, so that the page answers in between: on a slow machine a whole table takes half a second to draw.
import { getContext, setContext } from "svelte";

const KEY = Symbol("turns");

/** A task of its own. */
export const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** What is drawn within is drawn in turns when it first comes. */
export const in_turns = (): void => void setContext(KEY, true);
export const takes_turns = (): boolean => getContext(KEY) === true;
