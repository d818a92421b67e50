/** Runs after the response to an interaction is painted, so that slow work does not delay the paint. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Longest wait for a paint, ms: hidden pages are not painted. */
const LONGEST_MS = 100;

/** Resolves after the response to an interaction is painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(resolve);
    setTimeout(resolve, LONGEST_MS);
  });
}
