import type { SmartInteraction } from '@aangan/shared-kit/contracts/smart-search-answers';
import type { LearntStatement, SmartHome } from '@aangan/shared-kit/contracts/smart-search-homes';
import type { SmartSession } from '@aangan/shared-kit/contracts/smart-search-session';
import { CATEGORY_FACTS } from '@aangan/shared-kit/domain/listing-category';
import { placeKey, type SeekerModel } from '@aangan/shared-kit/domain/smart-search/ranking/learn';
import {
  HOME_TRAITS,
  HOMES_AT_ONCE,
  REJECTED_COUNT_PROMPT,
} from '@aangan/shared-kit/domain/smart-search/session-options';
import type { Slot } from '@aangan/shared-kit/domain/smart-search/understanding';
import { searchLink } from '@aangan/shared-kit/links/search';
import { recordsById, toPropertyRecord, totalOf } from '../search/listings/public.ts';
import type { Holder } from './holder.ts';
import { nothingLeft } from './nothing-left.ts';
import { type RankedCard, rankSession, type SessionState } from './rank-session.ts';
import { askedAmong, type HomeVotes, interactionsOf, sharesOf, votesOf } from './sessions.queries.ts';
import type { SmartInteractionRow, SmartSessionRow } from './smart-search.tables.ts';
import type { SmartSearchDeps } from './smart-search-deps.ts';
import { commutesOf, visitorOf } from './visitor.queries.ts';
import { priceQuartiles, type WantedSearch, wantedSearch } from './wanted-search.ts';

type LookingFor = SmartSession['final_filters']['looking_for'];
type Warn = (error: unknown) => void;

const NO_VOTES: HomeVotes = { up: 0, down: 0 };

/** Everything that decides the next homes of a session. */
export async function stateOf(
  { database, now }: SmartSearchDeps,
  holder: Holder,
  row: SmartSessionRow,
): Promise<SessionState> {
  const at = new Date(now());
  const [interactions, votes, commute] = await Promise.all([
    interactionsOf(database, [row.id]),
    votesOf(database, row.id, at),
    commutesOf(database, holder, row),
  ]);
  return { row, interactions, votes, commutes: commute?.people ?? [] };
}

/**
 * A session as the API answers it.
 * @param shownSlots other wishes whose homes are shown this once
 */
export async function sessionAnswer(
  deps: SmartSearchDeps,
  holder: Holder,
  row: SmartSessionRow,
  warn: Warn,
  shownSlots: readonly Slot[] = row.slots,
): Promise<SmartSession> {
  const at = new Date(deps.now());
  const [state, shares, visitor, wanted] = await Promise.all([
    stateOf(deps, holder, row),
    sharesOf(deps.database, row.id, at),
    visitorOf(deps.database, holder),
    wantedSearch(deps, shownSlots, warn),
  ]);
  if (!wanted) throw new Error(`Session ${row.id} has no search`);
  const { homes, model } = await rankSession(deps, state, wanted, HOMES_AT_ONCE);
  const properties = await shownHomes(deps, holder, homes, state.votes);
  const counts = countsOf(row, state.interactions);
  const answered = state.interactions.map(({ listingId }) => listingId);
  return {
    session_id: row.id,
    details: [detailsOf(row, state.interactions, visitor?.rating != null)],
    ...counts,
    rejected_prompt: counts.rejected_count === REJECTED_COUNT_PROMPT && row.promptedRound !== row.round,
    final_filters: finalFilters(holder, wanted),
    estimated_rent: priceQuartiles(wanted)?.median ?? null,
    total_count: totalOf(wanted.filtered).value,
    slots: [...row.slots],
    results_url: searchLink(wanted.search),
    properties,
    learnt: learntStatements(model, wanted),
    unlearnt: [...row.unlearnt],
    guidance_flag: visitor?.guidanceFlag ?? false,
    shares: shares.map(({ id, createdAt, endsAt, votes }) => ({
      share_id: id,
      created_at: createdAt.getTime(),
      ends_at: endsAt.getTime(),
      votes,
    })),
    nothing_left: properties.length > 0 ? null : await nothingLeft(deps, shownSlots, wanted, answered, warn),
    updated_at: row.changedAt.getTime(),
  };
}

/** Homes with what the visitor has asked their owners. */
export async function shownHomes(
  { database, assetUrl }: SmartSearchDeps,
  holder: Holder,
  homes: readonly RankedCard[],
  votes: ReadonlyMap<string, HomeVotes>,
): Promise<SmartHome[]> {
  const ids = homes.map(({ card }) => card.id);
  const { contacted, photos } = await askedAmong(database, holder, ids);
  return homes.map(({ card, score, fits, misfits }) => ({
    record: toPropertyRecord(card, { assetUrl }),
    fits: [...fits],
    misfits: [...misfits],
    score: Math.round(score * 1000) / 1000,
    owner_contacted: contacted.has(card.id),
    photos_requested: photos.has(card.id),
    votes: { ...(votes.get(card.id) ?? NO_VOTES) },
  }));
}

/** Answers with their homes. */
export async function shownInteractions(
  { database, assetUrl }: SmartSearchDeps,
  holder: Holder,
  { interactions, votes }: Pick<SessionState, 'interactions' | 'votes'>,
): Promise<SmartInteraction[]> {
  const ids = interactions.map(({ listingId }) => listingId);
  const [records, { contacted, photos }] = await Promise.all([
    recordsById(database, ids, assetUrl),
    askedAmong(database, holder, ids),
  ]);
  return interactions.map(({ listingId, answer, reasons, answeredAt }) => ({
    property_id: listingId,
    record: records.get(listingId) ?? null,
    answer,
    reasons: [...reasons],
    owner_contacted: contacted.has(listingId),
    photos_requested: photos.has(listingId),
    votes: { ...(votes.get(listingId) ?? NO_VOTES) },
    answered_at: answeredAt.getTime(),
  }));
}

/** Homes rejected since the filters were applied, and in all. Source: services-and-platform, section 3. */
export function countsOf({ round }: SmartSessionRow, interactions: readonly SmartInteractionRow[]) {
  const rejected = interactions.filter(({ answer }) => answer === 'NO');
  return {
    rejected_count: rejected.filter((each) => each.round === round).length,
    total_rejected_properties: rejected.length,
  };
}

/** The remaining count falls by one with each answer. Source: services-and-platform, section 4 (smart search). */
export function detailsOf(
  { round, totalCount }: SmartSessionRow,
  interactions: readonly SmartInteractionRow[],
  feedbackGiven: boolean,
): SmartSession['details'][number] {
  const answered = interactions.filter((each) => each.round === round).length;
  return { rem_count: Math.max(0, totalCount - answered), total_count: totalCount, feedback_given: feedbackGiven };
}

/** Filters of the bot in the end. Source: services-and-platform, section 3 (smart search session). */
export function finalFilters({ accountId }: Holder, { search, resolved }: WantedSearch): SmartSession['final_filters'] {
  const { localities, society, around, stations } = resolved;
  const places = [...localities, ...(society ? [society] : []), ...(around ? [around.place] : [])];
  return {
    user_id: accountId,
    place_id: [...places, ...stations.map(({ place }) => place)].map(({ id }) => id).join(','),
    looking_for: CATEGORY_FACTS[search.category].segment as LookingFor,
    city: search.city,
    locality: localities.map(({ slug }) => slug).join(','),
  };
}

function learntStatements({ learnt }: SeekerModel, { resolved }: WantedSearch): LearntStatement[] {
  return learnt.map(({ key, direction, weight, answers }) => {
    const trait = HOME_TRAITS.find((each) => each === key) ?? null;
    const slug = key.slice(placeKey('').length);
    return {
      ...{ key, trait, direction, answers },
      place: trait === null ? (resolved.city.localities.get(slug)?.name ?? slug) : null,
      weight: Math.round(weight * 100) / 100,
    };
  });
}
