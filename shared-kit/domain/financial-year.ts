import { indiaDay } from './india-day.ts';

/** India's financial year at a time in epoch ms, from 1 April to 31 March: `2026-27`. */
export function financialYear(epochMs: number): string {
  const [year, month] = indiaDay(epochMs).split('-').map(Number) as [number, number];
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}
