// The Tableau, and the card beside it that is the Sun.
import type { Slot, TransitView } from "./view";

export const places = (view: TransitView): Slot[] => [...view.tableau, ...(view.sun ? [view.sun] : [])];
