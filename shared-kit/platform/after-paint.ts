/** Runs once what somebody has just pressed is painted: whatever takes longer would hold that picture up. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Longest wait for a paint, ms: what nobody sees is not painted. */
const LONGEST_MS = 100;

/** Resolves once what somebody has just pressed is painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(resolve);
    setTimeout(resolve, LONGEST_MS);
  });
}
