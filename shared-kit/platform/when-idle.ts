/** Runs when the page has nothing else to do, so that nobody's press waits for it; soon, where browsers cannot tell. */
export function whenIdle(run: () => void): void {
  (globalThis.requestIdleCallback ?? setTimeout)(run);
}
