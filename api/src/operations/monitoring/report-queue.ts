/** Maximum number of reports that wait to be stored; further ones are dropped. */
const QUEUE_MAX = 2000;
/** Reports per insert. */
const AT_ONCE = 100;

interface ReportQueue<Report> {
  /**
   * Accepts a report at once and stores it soon after. @returns false if it was dropped, because storing is too slow
   */
  add(report: Report): boolean;
  /** Resolves when every accepted report has been stored or has failed. */
  drained(): Promise<void>;
}

/**
 * Accepts reports faster than they can be stored, for a while. Visitors never wait for it. Reports that cannot be
 * stored are reported to `onLost` and dropped.
 * @param store stores some reports
 * @param onLost is called with the error when some were not stored
 */
export function reportQueue<Report>(
  store: (reports: readonly Report[]) => Promise<void>,
  onLost: (error: unknown, count: number) => void,
): ReportQueue<Report> {
  const waiting: Report[] = [];
  let storing: Promise<void> | undefined;

  async function storeAll(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting.splice(0, AT_ONCE);
      await store(some).catch((error: unknown) => onLost(error, some.length));
    }
    storing = undefined;
  }

  return {
    add(report) {
      if (waiting.length >= QUEUE_MAX) return false;
      waiting.push(report);
      // Waits for other reports of this turn.
      storing ??= Promise.resolve().then(storeAll);
      return true;
    },
    drained: async () => storing,
  };
}
