import { numberAt, textAt } from './found.ts';
import { type PhraseBook, phraseAt, phraseBook } from './phrase-book.ts';
import type { Token } from './tokens.ts';

/** Largest radius of a search, km. */
export const LONGEST_RADIUS_KM = 25;
const NEAR_BEFORE: PhraseBook<true> = /* @__PURE__ */ phraseBook<true>([
  [
    'near|near to|nearby|near by|close to|next to|around|beside|besides|opposite|opp|opp to|walking distance|walking distance from|walking distance to|walkable from|walkable to|walk to|walk from|within walking distance of|behind|nr|towards|adjacent to|not far from|in front of|vicinity of',
    true,
  ],
]);

export interface NearCue {
  readonly next: number;
  readonly near: boolean;
  readonly radiusKm?: number;
}

/** `near`, `within 3 km of`, `2 km from`, `within 5 minutes walk of`. */
export function nearCue(tokens: readonly Token[], at: number): NearCue {
  const phrase = phraseAt(NEAR_BEFORE, tokens, at);
  if (phrase) return { next: skipLinks(tokens, at + phrase.length), near: true };
  let next = at;
  while (['within', 'in', 'max', 'under', 'upto', 'less', 'than', 'a'].includes(textAt(tokens, next))) next += 1;
  const distance = numberAt(tokens, next);
  const unit = textAt(tokens, next + 1);
  const kilometres = /^(?:kms?|kilometers?|kilometres?)$/.test(unit);
  const minutes = /^(?:min|mins|minutes?)$/.test(unit);
  if (distance === undefined || (!kilometres && !minutes) || distance > 90) return { next: at, near: false };
  next += 2;
  while (['radius', 'walk', 'walking', 'distance', 'drive', 'away', 'range'].includes(textAt(tokens, next))) next += 1;
  if (!['of', 'from', 'to'].includes(textAt(tokens, next))) return { next: at, near: false };
  const known = kilometres && distance > 0 && distance <= LONGEST_RADIUS_KM;
  return { next: skipLinks(tokens, next + 1), near: true, ...(known && { radiusKm: distance }) };
}

function skipLinks(tokens: readonly Token[], at: number): number {
  return ['the', 'a', 'to', 'any'].includes(textAt(tokens, at)) ? at + 1 : at;
}
