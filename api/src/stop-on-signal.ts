/** ms for open requests and jobs after a signal to stop. */
const FINISH_WITHIN_MS = 10_000;

/**
 * Closes the process once, on SIGTERM or SIGINT, and ends it if that takes too long.
 * @param drain resolves when no more requests come
 */
export function stopOnSignal(drain: () => Promise<void>, close: () => Promise<void>): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await drain();
    setTimeout(() => process.exit(1), FINISH_WITHIN_MS).unref();
    await close();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
