/** Prints the steps of a start, with the seconds since it began. */
export interface Progress {
  say(part: string, text: string): void;
  /** Seconds since the beginning, `4.2 s`. */
  elapsed(): string;
}

/** Progress as lines on the terminal: `  4.2 s  database   25,000 listings`. */
export function progressLines(write: (line: string) => void, now: () => number): Progress {
  const began = now();
  const elapsed = () => `${((now() - began) / 1000).toFixed(1)} s`;
  return {
    say: (part, text) => write(`${elapsed().padStart(8)}  ${part.padEnd(10)} ${text}`),
    elapsed,
  };
}
