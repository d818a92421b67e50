import { commuteMinutes } from '../../commute.ts';
import { distanceKm } from '../../distance.ts';
import { indiaDaysBetween } from '../../india-date.ts';
import { DAY_MS } from '../../time-spans.ts';
import type { FitKind, HomeTrait } from '../session-options.ts';
import type { Slot } from '../understanding.ts';
import type { RankingContext } from './home-facts.ts';
import { placeKey, type SeekerModel } from './learn.ts';
import type { RankedHome } from './rank-homes.ts';

const FRESH_DAYS = 7;
/** Reasons of each kind; more are not read. */
const AT_MOST = 5;

/** One reason, as data; the contract has the units. */
export interface Fit {
  readonly kind: FitKind;
  readonly amount?: number;
  readonly limit?: number;
  readonly place?: string;
  readonly trait?: HomeTrait;
  readonly direction?: 'more' | 'fewer';
  readonly slot?: Slot;
}

export interface HomeFits {
  /** Why the home was chosen, most important first. */
  readonly fits: readonly Fit[];
  /** What does not fit, and what the listing does not say. */
  readonly misfits: readonly Fit[];
}

/** Why a home was chosen and what does not fit: every factor of its rank that makes a difference. */
export function homeFits(ranked: RankedHome, context: RankingContext, model: SeekerModel): HomeFits {
  const weighed = [
    ...wishReasons(ranked),
    ...commuteReasons(ranked, context),
    ...learntReasons(ranked, model),
    ...statedReasons(ranked, context),
    ...usualReasons(ranked, model),
  ].sort((one, other) => other.weight - one.weight);
  const of = (good: boolean) => weighed.filter(({ weight }) => weight > 0 === good).map(({ reason }) => reason);
  const misfits = weighed.filter(({ weight }) => weight <= 0).toReversed();
  return { fits: of(true).slice(0, AT_MOST), misfits: misfits.map(({ reason }) => reason).slice(0, AT_MOST) };
}

interface Weighed {
  readonly reason: Fit;
  /** More than 0: it speaks for the home. */
  readonly weight: number;
}

function wishReasons({ wishes }: RankedHome): Weighed[] {
  return wishes.map(({ slot, state }) =>
    state === 'unknown'
      ? { reason: { kind: 'UNKNOWN_WISH', slot }, weight: -0.1 }
      : { reason: { kind: 'WISH', slot }, weight: state === 'yes' ? 2 : -2 },
  );
}

function commuteReasons({ home }: RankedHome, { commutes }: RankingContext): Weighed[] {
  return commutes.map((commute) => {
    const amount = commuteMinutes(commute.mode, home, commute);
    return {
      reason: { kind: 'COMMUTE', amount, limit: commute.minutes, place: commute.name },
      weight: amount <= commute.minutes ? 1.8 : -1.8,
    };
  });
}

function learntReasons({ home, centred }: RankedHome, { learnt }: SeekerModel): Weighed[] {
  return learnt.flatMap(({ key, direction, weight }): Weighed[] => {
    const sign = direction === 'more' ? 1 : -1;
    if (key === placeKey(home.localitySlug)) {
      return [{ reason: { kind: 'LEARNT_PLACE', direction, place: home.localityName }, weight: sign * weight }];
    }
    const value = centred[key as HomeTrait];
    if (value === undefined || Math.abs(value) < 0.1) return [];
    return [{ reason: { kind: 'LEARNT', trait: key as HomeTrait, direction }, weight: sign * weight * value }];
  });
}

function statedReasons({ home, votes }: RankedHome, context: RankingContext): Weighed[] {
  const { maxPrice, near, now, neededBy } = context;
  const reasons: Weighed[] = [];
  if (maxPrice !== undefined) {
    const over = home.price > maxPrice;
    reasons.push({ reason: { kind: 'PRICE', amount: home.price, limit: maxPrice }, weight: over ? -1.5 : 0.7 });
  }
  if (near) {
    const amount = Math.round(distanceKm(near, home) * 10) / 10;
    reasons.push({ reason: { kind: 'DISTANCE', amount, limit: near.radiusKm, place: near.name }, weight: 0.9 });
  }
  if (neededBy !== undefined) {
    const days = Math.max(0, Math.ceil((home.availableFrom - now) / DAY_MS));
    const late = home.availableFrom > neededBy;
    const limit = Math.max(0, Math.ceil((neededBy - now) / DAY_MS));
    reasons.push({ reason: { kind: 'AVAILABLE', amount: days, limit }, weight: late ? -1 : 0.5 });
  }
  const confirmed = Math.max(0, indiaDaysBetween(home.confirmedAt, now));
  if (confirmed <= FRESH_DAYS) reasons.push({ reason: { kind: 'FRESH', amount: confirmed }, weight: 0.3 });
  if (votes !== 0) reasons.push({ reason: { kind: 'PARTNER' }, weight: votes * 1.4 });
  return reasons;
}

/** What most seekers want: named where the home is clearly above or below the others. */
function usualReasons({ centred }: RankedHome, { weights, learnt }: SeekerModel): Weighed[] {
  return Object.entries(centred).flatMap(([name, value]): Weighed[] => {
    const weight = (weights[name] ?? 0) * value;
    if (Math.abs(weight) < 0.08 || learnt.some(({ key }) => key === name)) return [];
    return [{ reason: { kind: 'TRAIT', trait: name as HomeTrait }, weight }];
  });
}
