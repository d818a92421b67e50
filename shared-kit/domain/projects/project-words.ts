import { MONTH_SHORT_NAMES } from '../india-date.ts';
import { formatShortRupees, groupDigits } from '../money.ts';
import { UNIT_LABELS, UNIT_TYPES, type UnitType } from '../posting/unit-type.ts';
import type { ProjectStage } from './project-options.ts';
import { type ReraStatus, reraAuthority } from './rera.ts';

/** `₹85 Lacs to ₹1.2 Cr`, or one price. */
export function priceSpan(minPrice: number, maxPrice: number): string {
  const [least, most] = [formatShortRupees(minPrice), formatShortRupees(maxPrice)];
  return least === most ? least : `${least} to ${most}`;
}

/** `1, 2, 3 BHK`, `2 BHK, Plot`: sizes in their usual order. */
export function unitsText(units: readonly UnitType[]): string {
  const labels = UNIT_TYPES.filter((unit) => units.includes(unit)).map((unit) => UNIT_LABELS[unit]);
  return labels
    .map((label, at) => (label.endsWith(' BHK') && labels[at + 1]?.endsWith(' BHK') ? label.slice(0, -4) : label))
    .join(', ');
}

export const SQFT_PER_SQYD = 9;

/** `1,350 sq ft (150 sq yd)`: buyers of plots count in square yards. */
export function plotAreaText(sqft: number): string {
  return `${groupDigits(sqft)} sq ft (${groupDigits(Math.round(sqft / SQFT_PER_SQYD))} sq yd)`;
}

/** `Dec 2028`. @param day `2028-12-31` */
export function monthText(day: string): string {
  return `${MONTH_SHORT_NAMES[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;
}

/** `Ready to move`, `Possession Dec 2028`. */
export function possessionText(stage: ProjectStage, possessionOn: string): string {
  return stage === 'READY' ? 'Ready to move' : `Possession ${monthText(possessionOn)}`;
}

/** Months that a date has moved since it was promised; negative when earlier. */
export function monthsLate(promisedOn: string, possessionOn: string): number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(possessionOn) - months(promisedOn);
}

/** `K-RERA registered`, `K-RERA registration lapsed`, `RERA number not given`. */
export function reraText(status: ReraStatus, state: string): string {
  if (status === 'NOT_GIVEN') return 'RERA number not given';
  return status === 'LAPSED' ? `${reraAuthority(state)} registration lapsed` : `${reraAuthority(state)} registered`;
}
