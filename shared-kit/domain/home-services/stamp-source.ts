import type { CitySlug } from '../cities.ts';
import { STATE_OF_CITY } from '../gst-state.ts';
import { type RateSource, rateSourceText } from '../rate-source.ts';

interface StampSource {
  /** How the duty is calculated, in words. */
  readonly made: string;
  /** The law or department behind it. */
  readonly law: string;
  /** Null where no source was found, or where sources differ. */
  readonly source: RateSource | null;
}

/** The states in which agreements are sold. */
type StampState = (typeof STATE_OF_CITY)[CitySlug];

/** Where the newest row of each state in `stamp-duty.ts` was read. Compared with its sources on 24 November 2026. */
const STAMP_SOURCES: Readonly<Record<StampState, StampSource>> = {
  '29': {
    made: '0.5% of a year’s rent and the deposit, at most ₹500',
    law: 'Article 30 of the Karnataka Stamp Act: homes, up to one year',
    source: { name: 'Rentalagreement.in, stamp duty on rental agreements', on: '2024' },
  },
  '27': {
    made: '0.25% of the whole rent and of 10% of the deposit a year; ₹1,000 for registration',
    law: 'Article 36A of the Maharashtra Stamp Act: leave and licence, up to 60 months',
    source: { name: 'Housing.com, stamp duty and registration for rental agreements in Maharashtra', on: '2025' },
  },
  // Sources say 1 % of the rent of the term and the deposit, or of a year, or 0.25 %.
  '33': {
    made: '1% of the whole rent and the deposit',
    law: 'Article 35 of the Indian Stamp Act as amended by Tamil Nadu',
    source: null,
  },
  // Sources say 0.4 % of the rent of the term, or 0.5 % of a year's rent and the deposit.
  '36': {
    made: '0.5% of a year’s rent and the deposit',
    law: 'Registration and Stamps Department, Telangana',
    source: null,
  },
  '07': {
    made: '2% of a year’s rent, and ₹100 for a deposit',
    law: 'Article 35 of the Indian Stamp Act as it holds in Delhi: up to five years',
    source: { name: 'Delhi-lawyers.in, rent agreement in Delhi', on: '2020-10-23' },
  },
  // Sources say 1 %, 1.5 % or 3 %, with the deposit or without.
  '06': {
    made: '1.5% of a year’s rent and the deposit',
    law: 'Revenue and Disaster Management Department, Haryana',
    source: null,
  },
  // Sources say 2 % or 4 %. Fixed sums of 19 November 2025 were for six months, and no source says what came after.
  '09': {
    made: '4% of a year’s rent',
    law: 'Stamp and Registration Department, Uttar Pradesh',
    source: null,
  },
};

/** What pages say about the duty of a city: how it is calculated, where that was read, and whether it is confirmed. */
export function stampSourceOf(city: CitySlug) {
  const { made, law, source } = STAMP_SOURCES[STATE_OF_CITY[city]];
  return { made, source: rateSourceText(law, source), isConfirmed: source !== null };
}
