import { commuteMinutes } from '../../commute.ts';
import { DAY_MS } from '../../time-spans.ts';
import { HOME_TRAITS, type HomeTrait } from '../session-options.ts';
import type { Slot } from '../understanding.ts';
import type { HomeFacts, RankingContext } from './home-facts.ts';
import { homeTraits, type TraitValues } from './home-traits.ts';
import { placeKey, type SeekerModel } from './learn.ts';
import { sigmoid } from './logistic-model.ts';
import { type WishState, wishState } from './wish-state.ts';

/** Log-odds of parts that are not learnt. */
const WISH = 0.9;
const COMMUTE = 1.2;
const VOTE = 0.8;
/** Of a home that was confirmed today; halves every ten days. */
const FRESH = 0.6;
const FRESH_HALF_DAYS = 10;
/** Smaller than any other difference: decides between equal homes, in another order for each session. */
const CHANCE = 0.02;

/** Lowers a home beside one that is chosen already, so that few homes show what there is. */
const SAME_LOCALITY = 0.25;
const SAME_SOCIETY = 0.8;

export interface RankingInput {
  readonly homes: readonly HomeFacts[];
  /** Of the homes, and of those that were answered: what traits are compared with. */
  readonly mean: TraitValues;
  readonly context: RankingContext;
  readonly model: SeekerModel;
  readonly wishes: readonly Slot[];
  /** Positions of places that wishes name, by id. */
  readonly places?: ReadonlyMap<string, { readonly latitude: number; readonly longitude: number }>;
  /** Votes of partners by listing: up less down. */
  readonly votes?: ReadonlyMap<string, number>;
  /** Id of the session. */
  readonly seed: string;
}

export interface RankedHome {
  readonly home: HomeFacts;
  /** Log-odds that the home is wanted. */
  readonly odds: number;
  /** From 0 to 1. */
  readonly score: number;
  readonly traits: TraitValues;
  /** Above or below the mean of the candidates. */
  readonly centred: TraitValues;
  readonly wishes: readonly { readonly slot: Slot; readonly state: WishState }[];
  readonly votes: number;
}

/** Homes in the order of a session, best first: the same input gives the same order. */
export function rankHomes(input: RankingInput, atMost: number): RankedHome[] {
  const scored = input.homes.map((home) => scoredHome(home, input));
  return diverse(
    scored.sort((one, other) => other.odds - one.odds || one.home.id.localeCompare(other.home.id)),
    atMost,
  );
}

/** A home's traits above or below the mean of the candidates. */
export function centredTraits(traits: TraitValues, mean: TraitValues): TraitValues {
  return Object.fromEntries(HOME_TRAITS.map((name) => [name, traits[name] - mean[name]])) as unknown as TraitValues;
}

function scoredHome(home: HomeFacts, input: RankingInput): RankedHome {
  const { context, mean, model, places, seed } = input;
  const traits = homeTraits(home, context);
  const centred = centredTraits(traits, mean);
  const wishes = input.wishes.map((slot) => ({
    slot,
    state: wishState(slot, home, traits, { ...context, ...(places && { places }) }),
  }));
  const votes = Math.sign(input.votes?.get(home.id) ?? 0);
  const odds =
    HOME_TRAITS.reduce((sum, name: HomeTrait) => sum + (model.weights[name] ?? 0) * centred[name], 0) +
    (model.weights[placeKey(home.localitySlug)] ?? 0) +
    wishes.reduce((sum, { state }) => sum + WISH * POINTS[state], 0) +
    context.commutes.reduce(
      (sum, commute) => sum + (commuteMinutes(commute.mode, home, commute) <= commute.minutes ? COMMUTE : -COMMUTE),
      0,
    ) +
    VOTE * votes +
    FRESH * 2 ** (-Math.max(0, context.now - home.confirmedAt) / (FRESH_HALF_DAYS * DAY_MS)) +
    CHANCE * chance(`${seed} ${home.id}`);
  return { home, odds, score: sigmoid(odds), traits, centred, wishes, votes };
}

const POINTS: Readonly<Record<WishState, number>> = { yes: 1, no: -1, unknown: 0 };

/** The best ones, each less what it repeats of those before it. */
function diverse(sorted: readonly RankedHome[], atMost: number): RankedHome[] {
  const left = [...sorted];
  const chosen: RankedHome[] = [];
  while (chosen.length < atMost && left.length > 0) {
    let best = 0;
    let bestOdds = Number.NEGATIVE_INFINITY;
    for (const [at, candidate] of left.entries()) {
      // Penalties only lower, so nothing after this one can win.
      if (candidate.odds <= bestOdds) break;
      const odds = candidate.odds - repeated(candidate, chosen);
      if (odds > bestOdds) [best, bestOdds] = [at, odds];
    }
    chosen.push(...left.splice(best, 1));
  }
  return chosen;
}

function repeated({ home }: RankedHome, chosen: readonly RankedHome[]): number {
  return chosen.reduce((sum, { home: other }) => {
    if (home.societyId !== null && home.societyId === other.societyId) return sum + SAME_SOCIETY;
    return sum + (home.localitySlug === other.localitySlug ? SAME_LOCALITY : 0);
  }, 0);
}

/** A number from 0 to 1 that a text decides (FNV-1a). */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0) / 0xffffffff;
}
