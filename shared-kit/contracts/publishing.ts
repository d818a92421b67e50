import { z } from 'zod';
import type { CallContracts } from './call.ts';
import type { TopicContracts } from './live.ts';
import { draft, POSTING_STATES } from './posting.ts';
import { propertyId } from './property.ts';

const params = z.object({ propertyId });

export const publication = z.object({
  state: z.enum(POSTING_STATES),
  /** Address of the listing’s page; null before it was published. */
  url: z.string().nullable(),
  /** Of a held listing: what the checks found, and what the owner can do about it. */
  needed: z.array(
    z.object({
      /** What was checked: `price`, `text`, `photos`, `account`, `cities`. */
      signal: z.string(),
      found: z.string(),
      todo: z.string(),
    }),
  ),
  /** Of a duplicate: the page of the listing that is shown instead. */
  shownInstead: z.string().nullable(),
});

export type Publication = z.infer<typeof publication>;

/** What an owner sees while a listing is checked. */
export const publishingTopics = {
  'posting-state': {
    summary: 'The state of one of the reader’s listings',
    input: z.object({ propertyId }),
    event: z.object({ state: z.enum(POSTING_STATES) }),
  },
} as const satisfies TopicContracts;

export const publishingCalls = {
  'POST /api/v1/property/manage/{propertyId}/publish': {
    summary:
      'Publishes a draft, or the changes of a listing; it is live or held within seconds. 409 has what is missing in `details.problems`',
    params,
    /** Version that the owner has seen: nobody publishes what another device has just changed. */
    body: z.strictObject({ version: z.number().int().positive() }),
    personal: true,
    answer: z.object({ draft, publication }),
  },
  'GET /api/v1/property/manage/{propertyId}/publication': {
    summary: 'Whether a listing is live, checked or held, and what is needed',
    params,
    personal: true,
    answer: publication,
  },
} as const satisfies CallContracts;
