// How far the engine of this tab has come: for the bar that shows it.

class Progress {
  share = $state(0);
  ready = $state(false);
  /** Why it cannot start. */
  failed = $state("");
}

export const progress = new Progress();
