import type { MatchedHome } from '@aangan/shared-kit/contracts/alerts';
import type { AlertPriority } from '@aangan/shared-kit/domain/alert-priorities';
import { AMENITIES, type Amenity } from '@aangan/shared-kit/domain/listing-options';
import type { Database } from '../../foundation/database/client.ts';
import type { ListingCard } from '../listings/listing-cards.ts';
import { optionsOf } from '../listings/option-set.ts';
import { toPropertyRecord } from '../listings/property-record.ts';
import type { SearchDay } from '../listings/search-day.ts';
import { searchPage } from '../listings/search-page.queries.ts';
import type { ResolvedSearch } from '../listings/search-query.ts';
import { matchReasons } from './match-reasons.ts';
import { heedFeedback, type Opinion } from './rank-by-feedback.ts';

/** Homes looked at, the newest that fit; of these the best are shown. */
const LOOKED_AT = 40;
const SHOWN = 6;

/** Homes on offer now that fit a requirement, what matters most first, as far as the person's feedback has nothing against it; each with why. */
export async function recommendedHomes(
  database: Database,
  search: ResolvedSearch,
  priorities: readonly AlertPriority[],
  opinions: readonly Opinion[],
  assetUrl: string,
): Promise<MatchedHome[]> {
  const { cards } = await searchPage(database, search, { page: 1, size: LOOKED_AT, after: undefined });
  return heedFeedback(byPriorities(cards, priorities, search.day), opinions)
    .slice(0, SHOWN)
    .map((card) => ({
      record: toPropertyRecord(card, { assetUrl }),
      reasons: [
        ...new Set([
          ...matchReasons(search, card).map(({ text }) => text),
          ...priorities.flatMap((priority) => MATTERS[priority].words(card, search.day) ?? []),
        ]),
      ],
    }));
}

interface Matter {
  /** From 0 to 1 among the given homes: how well a home does. */
  readonly score: (card: ListingCard, cards: readonly ListingCard[], day: SearchDay) => number;
  /** What it has of it, or undefined. */
  readonly words: (card: ListingCard, day: SearchDay) => string | undefined;
}

function having(fits: (card: ListingCard, day: SearchDay) => boolean, text: string): Matter {
  return {
    score: (card, _cards, day) => (fits(card, day) ? 1 : 0),
    words: (card, day) => (fits(card, day) ? text : undefined),
  };
}

const amenity = (wanted: Amenity, text: string) =>
  having(({ amenities }) => optionsOf(AMENITIES, amenities).includes(wanted), text);

/** The share of homes that a home does no worse than. */
function rank(cards: readonly ListingCard[], better: (other: ListingCard) => boolean): number {
  return 1 - cards.filter(better).length / Math.max(1, cards.length);
}

const MATTERS = {
  'low-price': {
    score: ({ price }, cards) => rank(cards, (other) => other.price < price),
    words: () => undefined,
  },
  large: { score: ({ area }, cards) => rank(cards, (other) => other.area > area), words: () => undefined },
  confirmed: having(({ confirmedAt }, day) => confirmedAt >= day.confirmedSince, 'Confirmed this week'),
  photos: having(({ photos }) => photos !== '', 'With photos'),
  parking: having(({ parking }) => parking === 'FOUR_WHEELER' || parking === 'BOTH', 'Car parking'),
  lift: amenity('LIFT', 'Lift'),
  security: amenity('SECURITY', 'Security'),
  'power-backup': amenity('POWER_BACKUP', 'Power backup'),
  water: amenity('WATER_SUPPLY', '24-hour water'),
} as const satisfies Record<AlertPriority, Matter>;

/** The homes in the order of what matters: the first of it counts half again as much as the next. */
function byPriorities(
  cards: readonly ListingCard[],
  priorities: readonly AlertPriority[],
  day: SearchDay,
): ListingCard[] {
  const scoreOf = (card: ListingCard) =>
    priorities.reduce((sum, priority, at) => sum + MATTERS[priority].score(card, cards, day) * 1.5 ** -at, 0);
  const scores = new Map(cards.map((card) => [card, scoreOf(card)]));
  return [...cards].sort((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
}
