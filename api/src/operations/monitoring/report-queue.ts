/** Reports kept until they are stored; what comes on top is dropped. */
const KEPT = 2000;
/** Reports stored at once. */
const AT_ONCE = 100;

interface ReportQueue<Report> {
  /** Takes a report at once; stored soon after. @returns false if it was dropped, because storing does not keep up */
  add(report: Report): boolean;
  /** Resolves when everything taken so far has been stored or given up. */
  drained(): Promise<void>;
}

/**
 * Takes reports faster than they can be stored, for a while. Visitors never wait for it, and what is lost when a
 * store fails is told and not missed.
 * @param store stores some reports
 * @param onLost hears why some were not stored
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
      if (waiting.length >= KEPT) return false;
      waiting.push(report);
      // After what else came in this turn.
      storing ??= Promise.resolve().then(storeAll);
      return true;
    },
    drained: async () => storing,
  };
}
