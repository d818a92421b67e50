import type { CitySlug } from '@aangan/shared-kit/domain/cities';
import { STATE_OF_CITY } from '@aangan/shared-kit/domain/gst-state';
import { longestTerm } from '@aangan/shared-kit/domain/home-services/stamp-duty';
import { parseRupees } from '@aangan/shared-kit/domain/money';
import { PRICE_PROBLEMS } from './agreement-price.words.ts';

/** What the price is asked for, before anything is typed. */
const USUAL = { rent: '25,000', deposit: '1,00,000', months: '11' } as const;

const MOST_RUPEES = 10_000_000;

/** Fields of the price as they are typed. */
export type TypedPrice = Readonly<Record<keyof typeof USUAL, string>>;

export interface AskedPrice {
  readonly typed: TypedPrice;
  /** The validation errors by field. */
  readonly problems: Partial<Record<keyof TypedPrice, string>>;
  readonly query: { readonly rentRupees: number; readonly depositRupees: number; readonly months: number };
}

/** The price that an address asks for: `?rent=32000&deposit=2,00,000&months=11`. @param day today in India */
export function askedPrice({ searchParams }: URL, city: CitySlug, day: string): AskedPrice {
  const text = (field: keyof TypedPrice) => searchParams.get(field)?.trim() ?? USUAL[field];
  const typed = { rent: text('rent'), deposit: text('deposit'), months: text('months') };
  return {
    typed,
    problems: given({
      rent: rentError(typed.rent),
      deposit: depositError(typed.deposit),
      months: monthsError(typed.months, city, day),
    }),
    query: {
      rentRupees: parseRupees(typed.rent) ?? 0,
      depositRupees: parseRupees(typed.deposit) ?? 0,
      months: Number(typed.months),
    },
  };
}

export function rentError(typed: string): string | undefined {
  const rupees = parseRupees(typed) ?? 0;
  return rupees >= 500 && rupees <= MOST_RUPEES ? undefined : PRICE_PROBLEMS.rent;
}

export function depositError(typed: string): string | undefined {
  const rupees = typed.trim() === '0' ? 0 : parseRupees(typed);
  return rupees !== undefined && rupees <= MOST_RUPEES ? undefined : PRICE_PROBLEMS.deposit;
}

export function monthsError(typed: string, city: CitySlug, day: string): string | undefined {
  const longest = longestTerm(STATE_OF_CITY[city], day);
  const isTerm = /^\d{1,2}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= longest;
  return isTerm ? undefined : PRICE_PROBLEMS.months(longest);
}

function given<Fields extends object>(fields: Fields): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };
}
