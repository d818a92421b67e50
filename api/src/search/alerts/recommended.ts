import type { MatchedHome } from '@aangan/shared-kit/contracts/alerts';
import type { AlertPriority } from '@aangan/shared-kit/domain/alert-priorities';
import { AMENITIES, type Amenity } from '@aangan/shared-kit/domain/listing-options';
import type { Database } from '../../foundation/database/public.ts';
import {
  type ListingCard,
  optionsOf,
  photoCountOf,
  type ResolvedSearch,
  type SearchDay,
  searchPage,
  toPropertyRecord,
} from '../listings/public.ts';
import { matchReasons } from './match-reasons.ts';
import { type Opinion, rankByFeedback } from './rank-by-feedback.ts';

/** Newest matching homes that are ranked; the best of them are shown. */
const LOOKED_AT = 40;
const SHOWN = 6;

/** Active homes that fit a requirement, ranked by priorities and the person's feedback; each with its match reasons. */
export async function recommendedHomes(
  database: Database,
  search: ResolvedSearch,
  priorities: readonly AlertPriority[],
  opinions: readonly Opinion[],
  assetUrl: string,
): Promise<MatchedHome[]> {
  const { cards } = await searchPage(database, search, { page: 1, size: LOOKED_AT, after: undefined });
  return rankByFeedback(byPriorities(cards, priorities, search.day), opinions)
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
  /** Score of a home among the given homes, from 0 to 1. */
  readonly score: (card: ListingCard, cards: readonly ListingCard[], day: SearchDay) => number;
  /** The value of the home, or undefined. */
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

/** The share of homes that a home is at least as good as. */
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
  photos: having(({ photos }) => photoCountOf(photos) > 0, 'With photos'),
  parking: having(({ parking }) => parking === 'FOUR_WHEELER' || parking === 'BOTH', 'Car parking'),
  lift: amenity('LIFT', 'Lift'),
  security: amenity('SECURITY', 'Security'),
  'power-backup': amenity('POWER_BACKUP', 'Power backup'),
  water: amenity('WATER_SUPPLY', '24-hour water'),
} as const satisfies Record<AlertPriority, Matter>;

/** Ranks the homes by priorities: the first priority counts one and a half times the next. */
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
