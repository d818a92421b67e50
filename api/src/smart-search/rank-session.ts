import { readCommutes, writeCommutes } from '@aangan/shared-kit/domain/commute';
import type { HomeFacts, RankingContext } from '@aangan/shared-kit/domain/smart-search/ranking/home-facts';
import { type Fit, homeFits } from '@aangan/shared-kit/domain/smart-search/ranking/home-fits';
import { homeTraits, meanTraits } from '@aangan/shared-kit/domain/smart-search/ranking/home-traits';
import { learnFrom, type SeekerModel } from '@aangan/shared-kit/domain/smart-search/ranking/learn';
import { centredTraits, type RankedHome, rankHomes } from '@aangan/shared-kit/domain/smart-search/ranking/rank-homes';
import { availabilityWindow, cardsById, type DirectoryCity, type ListingCard } from '../search/listings/public.ts';
import { candidatesOf, factsOfCard } from './candidates.queries.ts';
import type { HomeVotes } from './sessions.queries.ts';
import type { CommutePerson, SmartInteractionRow, SmartSessionRow } from './smart-search.tables.ts';
import type { SmartSearchDeps } from './smart-search-deps.ts';
import type { WantedSearch } from './wanted-search.ts';

/** What the next homes of a session depend on. */
export interface SessionState {
  readonly row: SmartSessionRow;
  readonly interactions: readonly SmartInteractionRow[];
  readonly votes: ReadonlyMap<string, HomeVotes>;
  /** Saved commutes of the holder. */
  readonly commutes: readonly CommutePerson[];
}

export interface RankedCard {
  readonly card: ListingCard;
  readonly score: number;
  readonly fits: readonly Fit[];
  readonly misfits: readonly Fit[];
}

interface RankedSession {
  /** The best homes that were not answered. */
  readonly homes: readonly RankedCard[];
  readonly model: SeekerModel;
}

/**
 * The next homes of a session. The same state and the same listings give the same homes.
 * @param atMost homes
 */
export async function rankSession(
  { database, now }: Pick<SmartSearchDeps, 'database' | 'now'>,
  { row, interactions, votes, commutes }: SessionState,
  wanted: WantedSearch,
  atMost: number,
): Promise<RankedSession> {
  const answered = interactions.map(({ listingId }) => listingId);
  const [cards, answeredCards] = await Promise.all([
    candidatesOf(database, wanted.resolved, answered),
    cardsById(database, answered),
  ]);
  const homes = cards.map(factsOfCard);
  const known = new Map(answeredCards.map((card) => [card.id, factsOfCard(card)]));
  const context = contextOf(wanted, [...homes, ...known.values()], commutes, now());
  const mean = meanTraits([...homes, ...known.values()].map((home) => homeTraits(home, context)));
  const answers = interactions.toReversed().flatMap(({ listingId, answer, reasons }) => {
    const home = known.get(listingId);
    return home ? [{ home, traits: centredTraits(homeTraits(home, context), mean), answer, reasons }] : [];
  });
  const model = learnFrom(answers, row.unlearnt);
  const places = positionsOf(wanted.resolved.city);
  const ranked = rankHomes(
    {
      ...{ homes, mean, context, model, places, seed: row.id },
      wishes: wanted.wishes,
      votes: new Map([...votes].map(([id, { up, down }]) => [id, up - down])),
    },
    atMost,
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  return { homes: ranked.flatMap((each) => rankedCard(each, byId.get(each.home.id), context, model)), model };
}

function rankedCard(
  ranked: RankedHome,
  card: ListingCard | undefined,
  context: RankingContext,
  model: SeekerModel,
): RankedCard[] {
  return card ? [{ card, score: ranked.score, ...homeFits(ranked, context, model) }] : [];
}

function contextOf(
  { search, resolved }: WantedSearch,
  homes: readonly HomeFacts[],
  commutes: readonly CommutePerson[],
  now: number,
): RankingContext {
  const { around, city, day } = resolved;
  const neededBy = search.availability && availabilityWindow(search.availability, day).before;
  return {
    category: search.category,
    now,
    medianPrice: median(homes.map(({ price }) => price)),
    medianArea: median(homes.map(({ area }) => area)),
    maxPrice: search.maxPrice,
    ...(neededBy !== undefined && Number.isFinite(neededBy) && { neededBy }),
    ...(around && { near: { ...pointOf(around.place), radiusKm: around.radiusKm } }),
    commutes: readCommutes(writeCommutes(savedCommutes(commutes))).flatMap(({ to, mode, minutes }) => {
      const place = city.points.get(to) ?? city.localities.get(to);
      return place ? [{ ...pointOf(place), mode, minutes }] : [];
    }),
  };
}

/** Saved minutes are steps of the product; the row has them as numbers. */
function savedCommutes(people: readonly CommutePerson[]) {
  return people as Parameters<typeof writeCommutes>[0];
}

function pointOf({ name, latitude, longitude }: { name: string; latitude: number; longitude: number }) {
  return { name, latitude, longitude };
}

/** Places of the city by id, for wishes that name one. */
function positionsOf({ localities, points }: DirectoryCity) {
  return new Map([...localities.values(), ...points.values()].map((place) => [place.id, place]));
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 1;
}
