/** ms after which a condition counts as failed: below a test's own timeout, which ends no loop. */
const TIMEOUT_MS = 20_000;

/** Waits until a condition is true. @throws after the timeout */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const started = performance.now();
  while (!(await condition())) {
    if (performance.now() - started > TIMEOUT_MS) throw new Error('The condition did not become true in time');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
