const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** Epoch ms at which the month of a moment began in India. */
export function monthStart(epochMs: number): number {
  const india = new Date(epochMs + INDIA_OFFSET_MS);
  return Date.UTC(india.getUTCFullYear(), india.getUTCMonth()) - INDIA_OFFSET_MS;
}
