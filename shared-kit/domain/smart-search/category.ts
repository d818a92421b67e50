import type { ListingCategory } from '../listing-category.ts';
import type { Found } from './found.ts';

/** From this many ₹ on, an amount is a price of a home and no rent. */
const LEAST_PRICE = 5_00_000;
/** From this many ₹ on, an amount is a price of a commercial space. */
const LEAST_COMMERCIAL_PRICE = 20_00_000;

export interface Decided {
  readonly category?: ListingCategory;
  /** The words that say it; none when it follows from other slots. */
  readonly said?: Found;
  readonly guess: boolean;
}

/** The category of what was found, in the order: named kinds of listing, commercial types, rent or buy, amounts, the rest. */
export function decidedCategory(found: readonly Found[]): Decided {
  const named = found.find(({ meaning }) => meaning.kind === 'category');
  const commercial = found.some(({ meaning }) => meaning.kind === 'commercialType' || meaning.kind === 'commercial');
  if (named?.meaning.kind === 'category' && !(commercial && named.meaning.value === 'SHARED')) {
    return { category: named.meaning.value, said: named, guess: named.guess === true };
  }
  const deals = found.filter(({ meaning }) => meaning.kind === 'deal');
  const room = deals.length > 0 || commercial ? undefined : followed(found, ROOMS_FOLLOW);
  if (room) return { category: room, guess: true };
  const price = highestAmount(found);
  const least = commercial ? LEAST_COMMERCIAL_PRICE : LEAST_PRICE;
  const amountSays = price === undefined ? undefined : price >= least ? 'BUY' : 'RENT';
  const said = deals.find(({ meaning }) => meaning.value === amountSays) ?? deals[0];
  const deal = (said?.meaning.value as 'RENT' | 'BUY' | undefined) ?? amountSays;
  const disputed =
    deals.some(({ meaning }) => meaning.value !== deal) ||
    (said !== undefined && amountSays !== undefined && amountSays !== deal);
  const guess = said === undefined || said.guess === true || disputed;
  if (commercial) return { category: `COMMERCIAL_${deal ?? 'RENT'}`, ...(said && { said }), guess };
  if (deal) return { category: deal, ...(said && { said }), guess };
  const follows = followed(found, FOLLOWS);
  return follows ? { category: follows, guess: true } : { guess: true };
}

type Follows = readonly (readonly [Found['meaning']['kind'], ListingCategory])[];

function followed(found: readonly Found[], follows: Follows): ListingCategory | undefined {
  return follows.find(([kind]) => found.some(({ meaning }) => meaning.kind === kind))?.[1];
}

/** Rooms are for rent in one category, whatever the amount. */
const ROOMS_FOLLOW: Follows = [
  ['flatmateRoom', 'SHARED'],
  ['sharing', 'PG'],
];

/** What only listings of one category have. */
const FOLLOWS: Follows = [
  ['buildingStage', 'BUY'],
  ['deposit', 'RENT'],
  ['who', 'RENT'],
  ['leaseMonths', 'RENT'],
];

function highestAmount(found: readonly Found[]): number | undefined {
  const amounts = found.flatMap(({ meaning }) =>
    meaning.kind === 'budget' ? [meaning.value.max ?? meaning.value.min ?? 0] : [],
  );
  return amounts.length === 0 ? undefined : Math.max(...amounts);
}
