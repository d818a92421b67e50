import type { CitySlug } from '../cities.ts';
import type { RateSource } from '../rate-source.ts';

/** Who the deed is for. Most states charge a woman who buys alone less. */
export const BUYERS = ['anyone', 'woman'] as const;
export type Buyer = (typeof BUYERS)[number];

interface DutyBand {
  /** ₹; the band covers prices up to and including it. */
  readonly upTo: number;
  /** Percent of the whole price, with municipal duties and cesses. */
  readonly percent: Readonly<Record<Buyer, number>>;
}

/** The fee for registration: percent of the price with a cap, or ₹ by price. */
type RegistrationFee =
  | { readonly percent: number; readonly atMost?: number }
  | { readonly bands: readonly { readonly upTo: number; readonly fee: number }[] };

export interface DutyRules {
  readonly state: string;
  /** Lowest prices first; the last band has no end. */
  readonly bands: readonly DutyBand[];
  readonly registration: RegistrationFee;
  /** What differs for a plot. */
  readonly plots?: Pick<DutyRules, 'bands' | 'made'>;
  /** When stamp duty is paid: with the agreement for sale, or with the sale deed at possession. */
  readonly due: 'agreement' | 'deed';
  /** What the rates are made of, in words. */
  readonly made: string;
  /** The law or department behind them. */
  readonly law: string;
  /** Null where no source was found, or where sources differ: pages then say that the rates are unconfirmed. */
  readonly source: RateSource | null;
}

/** The day on which the table was last compared with its sources. */
export const DUTY_RATES_CHECKED_ON = '2026-11-23';

const LAKH = 1_00_000;
const CRORE = 1_00_00_000;
const NO_END = Number.POSITIVE_INFINITY;

const flat = (anyone: number, woman = anyone, upTo = NO_END): DutyBand => ({ upTo, percent: { anyone, woman } });

/** Cities with a local body tax of 1 % pay it on top of the 5 % of the state; metro cities pay a cess of 1 %. */
const maharashtra = (anyone: number, made: string, source: RateSource | null): DutyRules => ({
  state: 'Maharashtra',
  bands: [flat(anyone, anyone - 1)],
  registration: { percent: 1, atMost: 30_000 },
  due: 'agreement',
  made,
  law: 'Article 25 of the Maharashtra Stamp Act, with cesses',
  source,
});

const OPENPLOT: RateSource = { name: 'Openplot, stamp duty and registration charges in Maharashtra', on: '2025' };

const HARYANA: DutyRules = {
  state: 'Haryana',
  bands: [flat(7, 5)],
  registration: {
    bands: [
      { upTo: 50_000, fee: 100 },
      { upTo: 5 * LAKH, fee: 1_000 },
      { upTo: 10 * LAKH, fee: 5_000 },
      { upTo: 20 * LAKH, fee: 10_000 },
      { upTo: 25 * LAKH, fee: 12_500 },
      { upTo: 40 * LAKH, fee: 20_000 },
      { upTo: 50 * LAKH, fee: 25_000 },
      { upTo: 60 * LAKH, fee: 30_000 },
      { upTo: 70 * LAKH, fee: 35_000 },
      { upTo: 80 * LAKH, fee: 40_000 },
      { upTo: 90 * LAKH, fee: 45_000 },
      { upTo: NO_END, fee: 50_000 },
    ],
  },
  due: 'deed',
  made: '5% stamp duty and 2% municipal duty, within municipal limits; 2% less for a woman',
  law: 'Revenue and Disaster Management Department, Haryana: urban rates and the fee table of 2018',
  source: { name: 'Housing.com, stamp duty and registration charges in Haryana', on: '2024' },
};

const UTTAR_PRADESH: DutyRules = {
  state: 'Uttar Pradesh',
  bands: [flat(7, 6, CRORE), flat(7)],
  registration: { percent: 1 },
  due: 'deed',
  made: '5% stamp duty and 2% development duty; 1% less for a woman up to ₹1 Cr',
  law: 'Stamp and Registration Department, Uttar Pradesh: rates with the rebate of July 2025',
  source: { name: 'Tytil, stamp duty relief for women in Uttar Pradesh', on: '2025-12-02' },
};

/** Stamp duty and registration of a new flat, by city, because cesses differ within a state. */
export const DUTY_RULES = {
  bangalore: {
    state: 'Karnataka',
    // Cess of 10 % and surcharge of 2 % of the duty are included.
    bands: [flat(2.24, 2.24, 20 * LAKH), flat(3.36, 3.36, 45 * LAKH), flat(5.6)],
    registration: { percent: 2 },
    due: 'deed',
    made: '2%, 3% or 5% stamp duty by price, with 10% cess and 2% surcharge on the duty',
    law: 'Department of Stamps and Registration, Karnataka: registration fee of 31 August 2025',
    source: { name: 'Houzbay, stamp duty and registration charges in Bangalore', on: '2025-09-12' },
  },
  mumbai: maharashtra(6, '5% stamp duty and 1% metro cess; 1% less for a woman', OPENPLOT),
  pune: maharashtra(7, '5% stamp duty, 1% local body tax and 1% metro cess; 1% less for a woman', {
    name: 'ClearTax, stamp duty and registration charges in Maharashtra',
    on: '2025-04-17',
  }),
  nagpur: maharashtra(7, '5% stamp duty, 1% local body tax and 1% metro cess; 1% less for a woman', OPENPLOT),
  // Other sources say 7 %.
  nashik: maharashtra(6, '5% stamp duty and 1% local body tax; 1% less for a woman', null),
  aurangabad: maharashtra(6, '5% stamp duty and 1% local body tax; 1% less for a woman', null),
  chennai: {
    state: 'Tamil Nadu',
    bands: [flat(4, 4, 50 * LAKH), flat(5, 5, 3 * CRORE), flat(7)],
    registration: { percent: 2 },
    due: 'deed',
    plots: { bands: [flat(7)], made: '7% of the value of the land, duties of the local body included' },
    made: '4%, 5% or 7% by the composite value of a new flat, duties of the local body included',
    law: 'Registration Department, Tamil Nadu: composite value of flats, 1 December 2023',
    source: { name: 'The Hindu, on composite values of apartments', on: '2023-12-16' },
  },
  hyderabad: {
    state: 'Telangana',
    bands: [flat(7)],
    registration: { percent: 0.5 },
    due: 'deed',
    made: 'stamp and transfer duty',
    law: 'Registration and Stamps Department, Telangana: 7.5% with the registration fee, from 22 July 2021',
    source: { name: 'The Hindu, on market values of lands in Telangana', on: '2021-07-21' },
  },
  gurgaon: HARYANA,
  faridabad: HARYANA,
  delhi: {
    state: 'Delhi',
    bands: [flat(6, 4, 25 * LAKH), flat(7, 5)],
    registration: { percent: 1 },
    due: 'deed',
    made: 'stamp duty, and transfer duty of the Municipal Corporation, which is 1% higher above ₹25 Lacs; 2% less for a woman',
    law: 'Urban Development Department, Delhi: transfer duty of 10 July 2023',
    source: { name: 'Millennium Post, on the transfer duty in Delhi', on: '2023-07-13' },
  },
  noida: UTTAR_PRADESH,
  'greater-noida': UTTAR_PRADESH,
  ghaziabad: UTTAR_PRADESH,
} as const satisfies Record<CitySlug, DutyRules>;

export interface PurchaseDuties {
  /** Percent of the price. */
  readonly percent: number;
  /** ₹, rounded up to a whole rupee. */
  readonly stampDuty: number;
  /** ₹, rounded up to a whole rupee. */
  readonly registration: number;
}

/**
 * Stamp duty and registration fee of a flat.
 * @param price ₹, the agreement value or the official value, whichever is higher
 * @throws RangeError if the price is not positive
 */
export function purchaseDuties(price: number, { bands, registration }: DutyRules, buyer: Buyer): PurchaseDuties {
  if (!(price > 0 && Number.isFinite(price))) throw new RangeError(`price must be positive, not ${price}`);
  const percent = bandOf(bands, price).percent[buyer];
  return { percent, stampDuty: share(price, percent), registration: registrationFee(price, registration) };
}

function registrationFee(price: number, rule: RegistrationFee): number {
  if ('bands' in rule) return bandOf(rule.bands, price).fee;
  return Math.min(share(price, rule.percent), rule.atMost ?? NO_END);
}

function bandOf<Band extends { readonly upTo: number }>(bands: readonly Band[], price: number): Band {
  const band = bands.find(({ upTo }) => price <= upTo);
  if (!band) throw new RangeError(`No band covers ${price}`);
  return band;
}

/** Ten-thousandths are exact enough for percent with two decimals, and avoid a rupee too much by binary fractions. */
function share(price: number, percent: number): number {
  return Math.ceil((price * Math.round(percent * 100)) / 10_000);
}
