import type { DealDetails, RegisteredDeal, UnlockAllowance } from '../contracts/registered-deals.ts';
import { dealsADay } from '../domain/deal-unlocks.ts';
import { MONTH_SHORT_NAMES } from '../domain/india-date.ts';
import { BHK_LABELS, type BhkType } from '../domain/listing-options.ts';
import { formatRupees, groupDigits } from '../domain/money.ts';

/** `2 BHK · 1,050 sq ft · Mar 2026`. */
export function dealWords({ bhk, area, month }: RegisteredDeal): string {
  const size = bhk === null ? undefined : BHK_LABELS[bhk as BhkType];
  return [size, `${groupDigits(area)} sq ft`, monthWords(month)].filter(Boolean).join(' · ');
}

/** `₹32,000 a month · ₹30 per sq ft · floor 4`. */
export function dealPrice({ price, pricePerSqft, floor }: DealDetails, kind: 'RENT' | 'SALE'): string {
  const whole = `${formatRupees(price)}${kind === 'RENT' ? ' a month' : ''}`;
  return [whole, `${formatRupees(pricePerSqft)} per sq ft`, floor === null ? undefined : floorWords(floor)]
    .filter(Boolean)
    .join(' · ');
}

/** Shown before the click: how many prices can still be opened today, and how many more login allows. */
export function leftToday({ limit, left, planLeft }: UnlockAllowance, loggedIn: boolean): string {
  const ofPlan = planLeft > 0 ? `, and ${planLeft} more with your plan` : '';
  const today = `${left} of ${limit} prices left to open today${ofPlan}.`;
  return loggedIn ? today : `${today} ${dealsADay(true)} a day after you log in.`;
}

function floorWords(floor: number): string {
  return floor === 0 ? 'ground floor' : `floor ${floor}`;
}

/** `Mar 2026` for `2026-03`. */
function monthWords(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${MONTH_SHORT_NAMES[Number(number) - 1] ?? ''} ${year}`.trim();
}
