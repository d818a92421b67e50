import { z } from 'zod';
import type { CallContracts } from './call.ts';
import { propertyId, propertyRecord } from './property.ts';
import { attempt, count, lookingFor, ofSession, time } from './smart-search-fields.ts';
import { slots } from './smart-search-slots.ts';

const shareId = z.string().regex(/^shr_[a-z0-9]{20}$/);
/** Whoever has it may look and vote. */
const shareToken = z.string().max(64);

export const share = z.object({
  share_id: shareId,
  created_at: time,
  ends_at: time,
  votes: count,
});

/** Links to a session for a partner. Source: services-and-platform, section 7 (smart search calls). */
export const smartShareCalls = {
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
