import type { GstState } from '../gst-state.ts';

/** What a state takes for a rental agreement, from a day on. */
interface StampRule {
  readonly state: GstState;
  /** First day in India, `2024-02-03`. */
  readonly from: string;
  /** The duty in percent: of the rent of the whole term, or of a year. */
  readonly percent: number;
  readonly of: 'term' | 'year';
  /** Percent of the deposit that counts beside the rent, once or for each year of the term. */
  readonly deposit: number;
  readonly depositIs: 'once' | 'yearly';
  /** Rupees on top where there is a deposit, however large. */
  readonly depositRupees: number;
  /** The smallest e-stamp paper that is sold. */
  readonly minimumRupees: number;
  /** Null without a cap. */
  readonly maximumRupees: number | null;
  readonly registrationRupees: number;
  /** Longest term that is sold, in months: longer ones must be registered at an office. */
  readonly months: number;
}

/**
 * Stamp duty and registration of rental agreements by state, each row from its day on. Where each was read is in
 * `stamp-source.ts`; where sources differ, a row is our reading of them. A new budget adds a row.
 */
// biome-ignore format: a row a state and day
const STAMP_RULES: readonly StampRule[] = [
  { state: '29', from: '2024-02-03', percent: 0.5, of: 'year', deposit: 100, depositIs: 'once', depositRupees: 0, minimumRupees: 100, maximumRupees: 500, registrationRupees: 0, months: 11 },
  { state: '27', from: '2017-04-29', percent: 0.25, of: 'term', deposit: 10, depositIs: 'yearly', depositRupees: 0, minimumRupees: 100, maximumRupees: null, registrationRupees: 1_000, months: 60 },
  { state: '33', from: '2023-07-10', percent: 1, of: 'term', deposit: 100, depositIs: 'once', depositRupees: 0, minimumRupees: 100, maximumRupees: null, registrationRupees: 0, months: 11 },
  { state: '36', from: '2021-07-22', percent: 0.5, of: 'year', deposit: 100, depositIs: 'once', depositRupees: 0, minimumRupees: 100, maximumRupees: null, registrationRupees: 0, months: 11 },
  { state: '07', from: '2012-04-01', percent: 2, of: 'year', deposit: 0, depositIs: 'once', depositRupees: 100, minimumRupees: 100, maximumRupees: null, registrationRupees: 0, months: 11 },
  { state: '06', from: '2018-04-01', percent: 1.5, of: 'year', deposit: 100, depositIs: 'once', depositRupees: 0, minimumRupees: 100, maximumRupees: null, registrationRupees: 0, months: 11 },
  { state: '09', from: '2022-04-01', percent: 4, of: 'year', deposit: 0, depositIs: 'once', depositRupees: 0, minimumRupees: 100, maximumRupees: null, registrationRupees: 0, months: 11 },
];

interface RentFacts {
  readonly state: GstState;
  readonly rentRupees: number;
  readonly depositRupees: number;
  readonly months: number;
  /** The day of signing in India, `2026-11-24`. */
  readonly day: string;
}

export interface AgreementFees {
  readonly stampPaise: number;
  readonly registrationPaise: number;
}

/** The rule of a state on a day; undefined before the first one. */
function stampRule(state: GstState, day: string): StampRule | undefined {
  return STAMP_RULES.filter((rule) => rule.state === state && rule.from <= day)
    .toSorted((one, other) => (one.from < other.from ? 1 : -1))
    .at(0);
}

/** The longest term that is sold in a state, in months; 0 where no agreement is sold. */
export function longestTerm(state: GstState, day: string): number {
  return stampRule(state, day)?.months ?? 0;
}

/**
 * Stamp duty, in whole rupees rounded up, and the fee for registration, in paise.
 * @throws RangeError for a state without a rule
 */
export function agreementFees({ state, rentRupees, depositRupees, months, day }: RentFacts): AgreementFees {
  const rule = stampRule(state, day);
  if (!rule) throw new RangeError(`No stamp duty is known for the state ${state}`);
  const rent = rentRupees * (rule.of === 'term' ? months : 12);
  const deposit = (depositRupees * rule.deposit * (rule.depositIs === 'yearly' ? months / 12 : 1)) / 100;
  const duty = Math.ceil(((rent + deposit) * rule.percent) / 100 - 1e-9);
  const whole = duty + (depositRupees > 0 ? rule.depositRupees : 0);
  const rupees = Math.min(rule.maximumRupees ?? Number.POSITIVE_INFINITY, Math.max(rule.minimumRupees, whole));
  return { stampPaise: rupees * 100, registrationPaise: rule.registrationRupees * 100 };
}
