import type { OwnListingLine } from './own-listings.ts';
import { PRICES } from './several.words.ts';

interface TypedPrices {
  /** Those that differ from the present ones, in the order of the table. */
  readonly prices: readonly { readonly propertyId: string; readonly price: number }[];
  /** Messages by listing. */
  readonly wrong: Readonly<Record<string, string>>;
}

/** The prices of a table, by the ids of its fields. @param parse ₹ of a text, or undefined */
export function typedPrices(
  form: FormData,
  listings: readonly Pick<OwnListingLine, 'id' | 'category' | 'price'>[],
  parse: (text: string) => number | undefined,
): TypedPrices {
  const rows = listings
    .filter(({ category }) => category !== 'PG')
    .map(({ id, price }) => ({ propertyId: id, before: price, price: parse(String(form.get(id) ?? '')) }));
  return {
    prices: rows.flatMap(({ propertyId, before, price }) =>
      price !== undefined && price !== before ? [{ propertyId, price }] : [],
    ),
    wrong: Object.fromEntries(rows.filter(({ price }) => !price).map(({ propertyId }) => [propertyId, PRICES.amount])),
  };
}
