// Luck and decisions of a finished game, judged by the server event by event.

/** What an event changed. */
export interface Mark {
  n: number;
  seat: number | null;
  /** Whose luck or decision it mainly was. */
  whose: number;
  /** For each seat what chance changed. */
  luck: number[];
  regret: number;
  /** What each seat can expect after the event. */
  values: number[];
  /** The compared choices of a decision, the best first. */
  choices: { move: string; value: number; made: boolean }[];
}

export async function analyse(table: string, token: string, found: (mark: Mark) => void): Promise<void> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`/api/tables/${table}/analysis`, { headers });
  if (!answer.ok || !answer.body) throw new Error(((await answer.json().catch(() => null)) as { reason?: string } | null)?.reason ?? "The game cannot be judged now.");
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    const lines = (rest + value).split("\n");
    rest = lines.pop()!;
    for (const line of lines) if (line.trim()) found(JSON.parse(line) as Mark);
  }
}
