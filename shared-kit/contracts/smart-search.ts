import { z } from 'zod';
import { COMMUTE_MINUTES, COMMUTE_MODES, type CommuteMode, MAX_COMMUTERS } from '../domain/commute.ts';
import { LISTING_CATEGORIES } from '../domain/listing-category.ts';
import {
  FIT_KINDS,
  HOME_ANSWERS,
  HOME_TRAITS,
  LEARNT_KEY,
  PRODUCT_FEEDBACK_REASONS,
  REJECTION_REASONS,
  SESSION_SOURCES,
} from '../domain/smart-search/session-options.ts';
import { LONGEST_TEXT } from '../domain/smart-search/understanding.ts';
import { type CallContracts, flag, slug } from './call.ts';
import { propertyId, propertyRecord } from './property.ts';
import { CARDS_AT_ONCE } from './shortlist.ts';
import { slot, slots, span } from './smart-search-slots.ts';

const sessionId = z.string().regex(/^sms_[a-z0-9]{20}$/, 'must be the id of a session');
const trackId = z.string().regex(/^[a-z0-9]{24}$/, 'must be a track id');
const shareId = z.string().regex(/^shr_[a-z0-9]{20}$/);
/** Whoever has it may look and vote. */
const shareToken = z.string().max(64);
const commuteId = z.string().regex(/^com_[a-z0-9]{20}$/);
const learntKey = z.string().regex(LEARNT_KEY);
/** A random id that the page makes for one press; sent again, the press has no second effect. */
const attempt = z.string().regex(/^[\w-]{8,40}$/);
/** Epoch ms. */
const time = z.number().int();
const count = z.number().int();
const rupees = z.number().int();
const userId = z.string().max(64);
/** `rent`, `buy`, `commercial_rent`: the last segment of a city's home. */
const lookingFor = z.enum(['buy', 'rent', 'pg', 'shared', 'plot', 'commercial_rent', 'commercial_buy']);
const source = z.enum(SESSION_SOURCES).default('page');

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

const home = z.object({
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
const learnt = z.object({
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

const relaxation = changed.extend({
  /** Field of the product's search, `maxPrice`, and its new value as query text; empty drops it. */
  field: z.string(),
  value: z.string(),
});

const nearby = changed.extend({
  locality: z.object({ id: z.string(), slug: z.string(), name: z.string() }),
  distance_km: z.number(),
});

const higherRent = changed.extend({
  /** ₹ a month, or ₹ for sale categories. */
  max_price: rupees,
});

export type Relaxation = z.infer<typeof relaxation>;
export type NearbyRecommendation = z.infer<typeof nearby>;
export type HigherRentRecommendation = z.infer<typeof higherRent>;

/** Filters of the bot in the end. Source: services-and-platform, section 3 (smart search session). */
const finalFilters = z.object({
  /** Null for a visitor who is not logged in. */
  user_id: userId.nullable(),
  /** Ids of places, joined by commas. */
  place_id: z.string(),
  looking_for: lookingFor,
  /** Slugs. */
  city: z.string(),
  /** Joined by commas. */
  locality: z.string(),
});

const details = z
  .array(
    z.object({
      /** Homes that fit and were not answered. */
      rem_count: count,
      total_count: count,
      feedback_given: z.boolean(),
    }),
  )
  .length(1);

const share = z.object({
  share_id: shareId,
  created_at: time,
  ends_at: time,
  votes: count,
});

const estimate = {
  /** Median ₹ a month of the homes that fit, or ₹ for sale categories; null if there are none or it failed. */
  estimated_rent: rupees.nullable(),
  /** Homes that fit; null if it failed. */
  total_count: count.nullable(),
};

const session = z.object({
  session_id: sessionId,
  /** The first entry is the session's. */
  details,
  /** Homes rejected since the filters were last applied. */
  rejected_count: count,
  /** Homes rejected in all of the session. */
  total_rejected_properties: count,
  /** `rejected_count` is REJECTED_COUNT_PROMPT and the prompt was not answered. */
  rejected_prompt: z.boolean(),
  final_filters: finalFilters,
  ...estimate,
  slots,
  /** Address of the results page with the same filters. */
  results_url: z.string(),
  /** The next homes, best first; empty when nothing is left. */
  properties: z.array(home),
  learnt: z.array(learnt),
  /** Statements that the person has taken back. */
  unlearnt: z.array(learntKey),
  /** Guidance on how to use smart search was closed on this device or by this person. */
  guidance_flag: z.boolean(),
  shares: z.array(share),
  /** Only when nothing is left: what to relax, nearby places and a higher budget, most homes first. */
  nothing_left: z
    .object({
      relaxations: z.array(relaxation),
      nearby: z.array(nearby),
      higher_rent: z.array(higherRent),
    })
    .nullable(),
  updated_at: time,
});

export type SmartSession = z.infer<typeof session>;

const interaction = z.object({
  property_id: z.string(),
  /** Null once the listing was deleted. */
  record: propertyRecord.nullable(),
  answer: z.enum(HOME_ANSWERS),
  reasons: z.array(z.enum(REJECTION_REASONS)),
  owner_contacted: z.boolean(),
  photos_requested: z.boolean(),
  votes: z.object({ up: count, down: count }),
  answered_at: time,
});

export type SmartInteraction = z.infer<typeof interaction>;

const reasons = z.array(z.enum(REJECTION_REASONS)).max(5).default([]);
const ofSession = z.object({ session_id: sessionId });

const commute = z.object({
  commuteId,
  city: slug,
  propertyType: z.enum(LISTING_CATEGORIES),
  /** One or two people. */
  people: z.array(
    z.object({
      /** Slug of a landmark, station or locality of the city. */
      to: slug,
      /** Its name, when it is known. */
      name: z.string(),
      mode: z.enum(Object.keys(COMMUTE_MODES) as [CommuteMode, ...CommuteMode[]]),
      minutes: z.number().int(),
    }),
  ),
});

export type SavedCommute = z.infer<typeof commute>;

const commuteBody = z.object({
  city: slug,
  propertyType: z.enum(LISTING_CATEGORIES),
  people: z
    .array(
      z.object({
        to: slug,
        mode: z.enum(Object.keys(COMMUTE_MODES) as [CommuteMode, ...CommuteMode[]]),
        minutes: z.union(COMMUTE_MINUTES.map((minutes) => z.literal(minutes))),
      }),
    )
    .min(1)
    .max(MAX_COMMUTERS)
    .refine((people) => new Set(people.map(({ to }) => to)).size === people.length, 'must be different places'),
});

const wanted = z.object({
  /** City when no slot names one. */
  city: slug.optional(),
  slots,
});

/** Calls of smart search. Source: services-and-platform, section 7 (smart search calls). */
export const smartSearchCalls = {
  'POST /falcon/smart-search-v2/understand': {
    summary: 'What a text means; nothing of it is stored',
    body: z.object({ text: z.string().max(LONGEST_TEXT), city: slug.optional() }),
    personal: true,
    answer: z.object({
      text: z.string(),
      slots,
      ignored: z.array(span),
      unknown: z.array(span),
      /** Which of the two read the text. */
      by: z.enum(['grammar', 'model']),
    }),
  },
  'POST /falcon/smart-search-v2/register_session': {
    summary: 'Starts a session with what somebody wants; the same attempt gives the same session',
    body: wanted.extend({ attempt, source }),
    personal: true,
    answer: session,
  },
  'POST /falcon/smart-search-v2/register_session_active_user': {
    summary: 'The last session of who is logged in, not older than 30 days; with slots and none open, a new one',
    body: z.object({ attempt, source, city: slug.optional(), slots: slots.default([]) }),
    personal: true,
    answer: z.object({ session: session.nullable() }),
  },
  'GET /falcon/smart-search-v2/session_detail': {
    summary: 'A session with the next homes; 404 for another person’s',
    query: z.object({
      session_id: sessionId,
      /** Shows homes up to this price, ₹, without changing the session. */
      budget: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
      /** Shows homes of nearby localities, without changing the session. */
      nearby: flag,
    }),
    personal: true,
    answer: session,
  },
  'POST /falcon/smart-search-v2/{lookingFor}/search': {
    summary: 'The next homes of a session; with slots the filters are applied again, which clears the list',
    params: z.object({ lookingFor }),
    body: ofSession.extend({ slots: slots.optional(), attempt: attempt.optional() }),
    personal: true,
    answer: session,
  },
  'POST /falcon/smart-search-v2/session_history': {
    summary: 'Sessions of the visitor, the last one first; 404 for another user_id',
    body: z.object({ user_id: userId.nullish() }),
    personal: true,
    answer: z.object({
      sessions: z.array(
        z.object({
          session_id: sessionId,
          details,
          final_filters: finalFilters,
          slots,
          /** Homes answered with yes. */
          liked_count: count,
          total_rejected_properties: count,
          started_at: time,
          updated_at: time,
        }),
      ),
    }),
  },
  'DELETE /falcon/smart-search-v2/session/{session_id}': {
    summary: 'Deletes a session with its answers, links and votes',
    params: ofSession,
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
  'POST /falcon/smart-search-v2/fetch_history': {
    summary: 'Answers of a session, the last one first',
    body: ofSession,
    personal: true,
    answer: z.object({ interactions: z.array(interaction) }),
  },
  'POST /falcon/smart-search-v2/interact': {
    summary: 'Answers a home: it leaves the list and the remaining count falls by one, however often it is sent',
    body: ofSession.extend({ property_id: propertyId, answer: z.enum(HOME_ANSWERS), reasons }),
    personal: true,
    answer: session,
  },
  'PUT /falcon/smart-search-v2/session/{session_id}/reject/{property_id}': {
    summary: 'Marks a home as rejected; the same as answering no',
    params: ofSession.extend({ property_id: propertyId }),
    body: z.object({ reasons, nbFr: z.string().max(80).optional() }),
    personal: true,
    answer: session,
  },
  'DELETE /falcon/smart-search-v2/session/{session_id}/reject/{property_id}': {
    summary: 'Takes any answer to a home back: it may be shown again, and nothing is learnt from it',
    params: ofSession.extend({ property_id: propertyId }),
    personal: true,
    answer: session,
  },
  'PUT /falcon/smart-search-v2/session/{session_id}/learnt/{key}': {
    summary: 'Takes a learnt statement back, or lets it count again',
    params: ofSession.extend({ key: learntKey }),
    body: z.object({ counts: z.boolean() }),
    personal: true,
    answer: session,
  },
  'POST /falcon/smart-search-v2/fetch_feedback_rejections': {
    summary: 'For the prompt about rejected homes: the homes rejected since the filters were applied, and the reasons',
    body: ofSession,
    personal: true,
    answer: z.object({
      rejected_count: count,
      total_rejected_properties: count,
      rejections: z.array(interaction),
      /** Reasons given so far, most frequent first. */
      reasons: z.array(z.object({ reason: z.enum(REJECTION_REASONS), count })),
    }),
  },
  'POST /falcon/smart-search-v2/feedback_interactions': {
    summary: 'Answers the prompt about rejected homes: reasons for all of them; no reasons closes it',
    body: ofSession.extend({ reasons }),
    personal: true,
    answer: session,
  },
  'POST /falcon/smart-search-v2/intermediate_search': {
    summary: 'How many homes fit what was said so far, and for each given answer of the next question',
    body: wanted.extend({
      /** Answers of the next question, by label. */
      answers: z
        .array(z.object({ label: z.string().max(80), slot: slot.optional() }))
        .max(24)
        .default([]),
    }),
    personal: true,
    answer: z.object({ ...estimate, counts: z.record(z.string(), count) }),
  },
  'POST /falcon/smart-search-v2/rent_estimator': {
    summary: 'Estimated price and number of homes for what is wanted; both are null when it fails',
    body: wanted,
    personal: true,
    answer: z.object({
      ...estimate,
      /** The middle half of the prices. */
      low: rupees.nullable(),
      high: rupees.nullable(),
    }),
  },
  'POST /falcon/smart-search-v2/filter_count': {
    summary: 'Number of homes, and by option of each field of the search, for what is wanted',
    body: wanted,
    personal: true,
    answer: z.object({
      total_count: count,
      facets: z.record(z.string(), z.array(z.object({ value: z.string(), count }))),
    }),
  },
  'POST /falcon/smart-search-v2/near-by-recommendations': {
    summary: 'Localities near those of a session with homes that fit, nearest first, and the best of these homes',
    body: ofSession,
    personal: true,
    answer: z.object({ recommendations: z.array(nearby), properties: z.array(home) }),
  },
  'POST /falcon/smart-search-v2/higher-rent-recommendations': {
    summary: 'Higher budgets with homes that fit otherwise, lowest first, and the best of these homes',
    body: ofSession,
    personal: true,
    answer: z.object({ recommendations: z.array(higherRent), properties: z.array(home) }),
  },
  'GET /falcon/smart-search-v2/recommendations': {
    summary: 'The best homes of the visitor’s last sessions, without those that were answered',
    personal: true,
    answer: z.object({
      sessions: z.array(
        z.object({ session_id: sessionId, final_filters: finalFilters, slots, properties: z.array(home) }),
      ),
    }),
  },
  'POST /falcon/smart-search-v2/smart_producer': {
    summary: 'A track id for a message about a session; asked again, the same one',
    body: ofSession.extend({ source }),
    personal: true,
    answer: z.object({ track_id: trackId, url: z.string() }),
  },
  'GET /falcon/smart-search-v2/track/{track_id}': {
    summary: 'Where a track id leads: to the visitor’s own session, else to the same wishes without a session',
    params: z.object({ track_id: trackId }),
    personal: true,
    answer: z.object({
      /** Null for a visitor whose session it is not. */
      session_id: sessionId.nullable(),
      source: z.enum(SESSION_SOURCES),
      city: z.string(),
      slots,
    }),
  },
  'POST /falcon/smart-search-v2/product_feedback': {
    summary: 'Saves what the visitor thinks of smart search; once more replaces it',
    body: z.object({
      user_id: userId.nullish(),
      session_id: sessionId.optional(),
      rating: z.number().int().min(1).max(5),
      reasons: z.array(z.enum(PRODUCT_FEEDBACK_REASONS)).max(PRODUCT_FEEDBACK_REASONS.length).default([]),
      words: z
        .string()
        .max(500)
        .transform((text) => text.replaceAll('\0', '').trim())
        .default(''),
    }),
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
  'GET /falcon/smart-search-v2/fetch_product_feedback': {
    summary: 'What the visitor has said about smart search; null before. 404 for another user_id',
    query: z.object({ user_id: userId.optional() }),
    personal: true,
    answer: z.object({
      feedback: z
        .object({
          rating: z.number().int(),
          reasons: z.array(z.enum(PRODUCT_FEEDBACK_REASONS)),
          words: z.string(),
          saved_at: time,
        })
        .nullable(),
    }),
  },
  'POST /falcon/smart-search-v2/guidance_flag': {
    summary: 'Notes that the guidance was closed, or shows it again',
    body: z.object({ flag: z.boolean() }),
    personal: true,
    answer: z.object({ guidance_flag: z.boolean() }),
  },
  'GET /falcon/smart-search-v2/guidance_flag': {
    summary: 'Whether the guidance was closed by this person or on this device',
    personal: true,
    answer: z.object({ guidance_flag: z.boolean() }),
  },
  'POST /falcon/smart-search-v2/commute': {
    summary: 'Saves the commutes of one or two people for a city and kind of home; once more replaces them',
    body: commuteBody,
    personal: true,
    answer: z.object({ commute }),
  },
  'PUT /falcon/smart-search-v2/commute/{commuteId}': {
    summary: 'Changes saved commutes; 404 for another person’s',
    params: z.object({ commuteId }),
    body: commuteBody,
    personal: true,
    answer: z.object({ commute }),
  },
  'GET /falcon/smart-search-v2/commute': {
    summary: 'The saved commutes of a city and kind of home; null without',
    query: z.object({ city: slug, propertyType: z.enum(LISTING_CATEGORIES) }),
    personal: true,
    answer: z.object({ commute: commute.nullable() }),
  },
  'GET /falcon/smart-search-v2/recent_shortlists': {
    summary: 'The last shortlisted homes of who is logged in, of a kind; without a login none. 404 for another user_id',
    query: z.object({
      user_id: userId.optional(),
      propertyType: z.enum(LISTING_CATEGORIES),
      size: z.coerce.number().int().min(1).max(CARDS_AT_ONCE).default(6),
    }),
    personal: true,
    answer: z.object({ records: z.array(propertyRecord) }),
  },
  'POST /falcon/smart-search-v2/share': {
    summary: 'A new link to the homes of a session for a partner. Only the first answer of an attempt has the address',
    body: ofSession.extend({ attempt }),
    personal: true,
    answer: z.object({ share, url: z.string().nullable() }),
  },
  'DELETE /falcon/smart-search-v2/share/{share_id}': {
    summary: 'Withdraws a link and its votes',
    params: z.object({ share_id: shareId }),
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
  'GET /falcon/smart-search-v2/shared/{token}': {
    summary: 'Homes of a shared session, without names and answers; 404 once it has ended or was withdrawn',
    params: z.object({ token: shareToken }),
    personal: true,
    answer: z.object({
      looking_for: lookingFor,
      city: z.string(),
      slots,
      ends_at: time,
      homes: z.array(
        z.object({
          record: propertyRecord,
          /** Vote of this link. */
          vote: z.enum(['UP', 'DOWN']).nullable(),
        }),
      ),
    }),
  },
  'PUT /falcon/smart-search-v2/shared/{token}/vote/{property_id}': {
    summary: 'Votes on a home of a shared session; once more changes the vote, null takes it back',
    params: z.object({ token: shareToken, property_id: propertyId }),
    body: z.object({ vote: z.enum(['UP', 'DOWN']).nullable() }),
    personal: true,
    answer: z.object({ vote: z.enum(['UP', 'DOWN']).nullable() }),
  },
} as const satisfies CallContracts;
