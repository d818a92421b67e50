/** ms after which a condition counts as never coming true: below a test's own time-out, which ends no loop. */
const PATIENCE_MS = 20_000;

/** Waits until something is so. @throws when it does not become so */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const started = performance.now();
  while (!(await condition())) {
    if (performance.now() - started > PATIENCE_MS) throw new Error('What the test waits for does not happen');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
