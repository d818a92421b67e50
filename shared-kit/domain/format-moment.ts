import { formatDay } from './relative-day.ts';
import { INDIA_OFFSET_MS } from './time-spans.ts';

/** Formats a moment in Indian time: `21 Nov 2026, 4:05 pm`. @param epochMs epoch ms */
export function formatMoment(epochMs: number): string {
  const inIndia = new Date(epochMs + INDIA_OFFSET_MS);
  const hour = inIndia.getUTCHours();
  const minutes = String(inIndia.getUTCMinutes()).padStart(2, '0');
  return `${formatDay(epochMs)}, ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}
