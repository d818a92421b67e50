import { type CitySlug, MAHARASHTRA_CITIES, resolveCity } from '../cities.ts';
import { STATE_OF_CITY } from '../gst-state.ts';
import type { BookingLine } from './cart-lines.ts';
import { agreementFees, longestTerm } from './stamp-duty.ts';

export const AGREEMENT_PARTIES = ['landlord', 'tenant'] as const;
export type AgreementParty = (typeof AGREEMENT_PARTIES)[number];

/** One side of an agreement. */
export interface Party {
  readonly name: string;
  /** Ten digits: the link for signing is sent to it. */
  readonly phone: string;
  readonly address: string;
}

/** What landlord and tenant agree on. */
export interface AgreementTerms {
  readonly city: CitySlug;
  readonly pin: string;
  /** The home that is let. */
  readonly home: string;
  readonly landlord: Party;
  readonly tenant: Party;
  readonly rentRupees: number;
  readonly depositRupees: number;
  /** First day of the term, `2026-12-01`. */
  readonly from: string;
  readonly months: number;
  readonly noticeMonths: number;
  readonly lockInMonths: number;
  /** Day of the month by which rent is paid. */
  readonly rentDay: number;
  /** Clauses of their own, in plain sentences. */
  readonly clauses: readonly string[];
}

/** Prices with GST. */
const SERVICE_PAISE = 49_900;
const VISIT_PAISE = 59_900;

/** The line of the state's duty, which the e-stamp is bought for. */
export const STAMP_DUTY = 'Stamp duty';

const TAXED = { sac: '998213', gstRate: 18 } as const;
/** Fees of the state are passed on as they are. */
const UNTAXED = { sac: null, gstRate: 0 } as const;

/** Whether fingerprints are taken in a visit. Source: product-and-plans, section 9 (Maharashtra cities). */
export function needsBiometrics(city: CitySlug): boolean {
  return MAHARASHTRA_CITIES.some((each) => each === resolveCity(city)?.value);
}

type PricedTerms = Pick<AgreementTerms, 'city' | 'rentRupees' | 'depositRupees' | 'months'>;

/**
 * The lines of an agreement: our work, stamp duty and registration of the state, and the visit in Maharashtra.
 * @param day the day of the quotation in India
 */
export function agreementLines({ city, rentRupees, depositRupees, months }: PricedTerms, day: string): BookingLine[] {
  const fees = agreementFees({ state: STATE_OF_CITY[city], rentRupees, depositRupees, months, day });
  const lines: BookingLine[] = [
    line('Agreement with draft, e-stamp and signatures', SERVICE_PAISE, TAXED),
    line(STAMP_DUTY, fees.stampPaise, UNTAXED),
    line('Registration fee', fees.registrationPaise, UNTAXED),
    line('Visit for fingerprints of both sides', needsBiometrics(city) ? VISIT_PAISE : 0, TAXED),
  ];
  return lines.filter(({ paise }) => paise > 0);
}

function line(description: string, paise: number, tax: Pick<BookingLine, 'sac' | 'gstRate'>): BookingLine {
  return { sku: null, description, quantity: 1, paise, ...tax };
}

interface TermsProblem {
  readonly field: string;
  readonly reason: string;
}

/** What is wrong between fields of an agreement, for people. @param day today in India */
export function termsProblems(terms: AgreementTerms, day: string): TermsProblem[] {
  const longest = longestTerm(STATE_OF_CITY[terms.city], day);
  const problems: (TermsProblem | false)[] = [
    terms.months > longest && { field: 'months', reason: `You can make agreements of up to ${longest} months here.` },
    terms.lockInMonths > terms.months && { field: 'lockInMonths', reason: 'The lock-in is at most the whole term.' },
    terms.noticeMonths > terms.months && { field: 'noticeMonths', reason: 'The notice is shorter than the term.' },
    terms.landlord.phone === terms.tenant.phone && {
      field: 'tenant.phone',
      reason: 'Landlord and tenant need different phone numbers to sign.',
    },
    terms.from < day && { field: 'from', reason: 'The agreement begins today or later.' },
  ];
  return problems.filter((problem) => problem !== false);
}
