import { z } from 'zod';
import { FIT_KINDS, HOME_TRAITS } from '../domain/smart-search/session-options.ts';
import { propertyRecord } from './property.ts';
import { count, learntKey, rupees } from './smart-search-fields.ts';
import { slot, slots } from './smart-search-slots.ts';

/**
 * Why a home was chosen or what does not fit, as data; pages make the sentence. `amount` and `limit` are ₹ (PRICE,
 * DEPOSIT), km (DISTANCE), minutes (COMMUTE), sq ft (AREA), days from today (AVAILABLE) or since then (FRESH).
 */
const fit = z.object({
  kind: z.enum(FIT_KINDS),
  amount: z.number().optional(),
  /** What was asked. */
  limit: z.number().optional(),
  /** Name of a place. */
  place: z.string().optional(),
  /** TRAIT and LEARNT. */
  trait: z.enum(HOME_TRAITS).optional(),
  /** Learnt: `more` or `fewer` such homes are wanted. */
  direction: z.enum(['more', 'fewer']).optional(),
  /** WISH, and UNKNOWN_WISH: the listing does not say, so the owner must be asked. */
  slot: slot.optional(),
});

export type HomeFit = z.infer<typeof fit>;

export const home = z.object({
  record: propertyRecord,
  /** Most important first. */
  fits: z.array(fit),
  misfits: z.array(fit),
  /** From 0 to 1. */
  score: z.number(),
  /** The owner's number was given to the person. */
  owner_contacted: z.boolean(),
  photos_requested: z.boolean(),
  /** Of the links to the session. */
  votes: z.object({ up: count, down: count }),
});

export type SmartHome = z.infer<typeof home>;

/** What answers have taught: "more light", "fewer ground floors", "more in Koramangala". */
export const learnt = z.object({
  key: learntKey,
  trait: z.enum(HOME_TRAITS).nullable(),
  /** Name of the locality of a `place:` key. */
  place: z.string().nullable(),
  direction: z.enum(['more', 'fewer']),
  /** Weight of the model, more than 0; in log-odds for a home that has all of it. */
  weight: z.number(),
  /** Answers that it comes from. */
  answers: count,
});

export type LearntStatement = z.infer<typeof learnt>;

/** The same wishes with one of them changed; `slots` are all of them, ready for a search. */
const changed = z.object({ total_count: count, slots });

export const relaxation = changed.extend({
  /** Fields of the product's search, `maxPrice`, and their new values as query text; empty drops one. */
  changes: z.array(z.object({ field: z.string(), value: z.string() })).min(1),
});

export const nearby = changed.extend({
  locality: z.object({ id: z.string(), slug: z.string(), name: z.string() }),
  distance_km: z.number(),
});

export const higherRent = changed.extend({
  /** ₹ a month, or ₹ for sale categories. */
  max_price: rupees,
});

export type Relaxation = z.infer<typeof relaxation>;
export type NearbyRecommendation = z.infer<typeof nearby>;
export type HigherRentRecommendation = z.infer<typeof higherRent>;
