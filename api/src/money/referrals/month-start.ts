const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** Epoch ms of the start of a moment's month in India. */
export function monthStart(epochMs: number): number {
  const india = new Date(epochMs + INDIA_OFFSET_MS);
  return Date.UTC(india.getUTCFullYear(), india.getUTCMonth()) - INDIA_OFFSET_MS;
}
