import { indiaDay, indiaHour, laterDay, weekdayOf } from '../india-day.ts';

/** Ways to pay rent. Cards are for landlords with finished KYC only (rules of September 2025 for payment aggregators). */
export const RENT_METHODS = ['upi', 'netbanking', 'card'] as const;

export type RentMethod = (typeof RENT_METHODS)[number];

interface FeeRow {
  /** Hundredths of a percent of the sum, GST included. */
  readonly basisPoints: number;
  /** Least fee with GST. */
  readonly leastPaise: number;
}

interface FeeTable {
  /** First day in India. */
  readonly from: string;
  readonly fees: Readonly<Record<RentMethod, FeeRow>>;
}

/** Our rates, the newest last. The documents show none. UPI has no merchant fee. */
export const RENT_FEES: readonly FeeTable[] = [
  {
    from: '2026-11-01',
    fees: {
      upi: { basisPoints: 0, leastPaise: 0 },
      netbanking: { basisPoints: 50, leastPaise: 15_00 },
      card: { basisPoints: 177, leastPaise: 49_00 },
    },
  },
];

/** The rates of a day; the first ones before that. */
export function feesOn(day: string): FeeTable {
  const [first] = RENT_FEES;
  const found = RENT_FEES.findLast(({ from }) => from <= day) ?? first;
  if (!found) throw new RangeError('There are no rates.');
  return found;
}

/**
 * Our fee for a payment, in whole paise with GST.
 * @param paise what the landlord gets
 * @param day day in India
 */
export function feePaise(method: RentMethod, paise: number, day: string): number {
  const { basisPoints, leastPaise } = feesOn(day).fees[method];
  return basisPoints === 0 ? 0 : Math.max(leastPaise, Math.round((paise * basisPoints) / 10_000));
}

/** Hour in India until which money that arrives is sent on the same bank day. Ours. */
const LAST_HOUR = 18;

/** Bank days until the money is there. UPI and net banking reach us at once; card money comes a bank day later. */
const BANK_DAYS = { upi: 0, netbanking: 1, card: 2 } as const satisfies Record<RentMethod, number>;

/**
 * The day by which the landlord has what is paid now. Sundays, and the second and fourth Saturday of a month, are no bank
 * days (Reserve Bank of India, 2015). Bank holidays of a state may add a day.
 * @param now epoch ms
 * @returns day in India: `2026-12-05`
 */
export function arrivalDay(now: number, method: RentMethod): string {
  const today = indiaDay(now);
  const isLate = indiaHour(now) >= LAST_HOUR;
  let day = nextBankDay(isLate ? laterDay(today, 1) : today);
  for (let left = BANK_DAYS[method]; left > 0; left -= 1) day = nextBankDay(laterDay(day, 1));
  return day;
}

/** Whether banks work on a day in India. */
export function isBankDay(day: string): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 0) return false;
  const week = Math.ceil(Number(day.slice(8)) / 7);
  return weekday !== 6 || (week !== 2 && week !== 4);
}

function nextBankDay(day: string): string {
  let found = day;
  while (!isBankDay(found)) found = laterDay(found, 1);
  return found;
}
