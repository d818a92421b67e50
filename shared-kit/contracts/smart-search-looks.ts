import { z } from 'zod';
import { LONGEST_TEXT } from '../domain/smart-search/understanding.ts';
import { type CallContracts, slug } from './call.ts';
import { count, estimate, rupees, wanted } from './smart-search-fields.ts';
import { slot, slots, span } from './smart-search-slots.ts';

/** What texts and wishes mean, without a session. Source: services-and-platform, section 7 (smart search calls). */
export const smartLookCalls = {
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
  'POST /falcon/smart-search-v2/intermediate_search': {
    summary: 'How many homes fit what was said so far, and for each given answer of the next question',
    body: wanted.extend({
      /** Answers of the next question, by label. */
      answers: z
        .array(z.object({ label: z.string().max(80), slot: slot.optional() }))
        .max(24)
        .default([]),
      /** Also names the localities with most of these homes. */
      localities: z.boolean().default(false),
    }),
    personal: true,
    answer: z.object({
      ...estimate,
      counts: z.record(z.string(), count),
      /** Most homes first; empty if not asked for. */
      localities: z.array(
        z.object({ id: z.string(), slug: z.string(), name: z.string(), city: z.string(), total_count: count }),
      ),
    }),
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
} as const satisfies CallContracts;
