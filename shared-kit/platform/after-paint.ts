/** Runs once what somebody has just pressed is painted: whatever takes longer would hold that picture up. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
