/**
 * Runs when the page is idle, so that no interaction is delayed; after a short timeout, where browsers lack idle
 * callbacks.
 */
export function whenIdle(run: () => void): void {
  (globalThis.requestIdleCallback ?? setTimeout)(run);
}
