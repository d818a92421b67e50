import { z } from 'zod';
import type { CallContracts } from './call.ts';
import { propertyId } from './property.ts';

const token = z
  .string()
  .min(20)
  .max(120)
  .regex(/^[\w.-]+$/, 'must be the token of a link');

const status = z.object({
  /** Whether search shows it now. */
  active: z.boolean(),
  /** When the owner last confirmed that it is available, epoch ms. */
  confirmedOn: z.number(),
});

export const freshnessCalls = {
  'GET /api/v1/listing-confirmations/{token}': {
    summary: 'What a link of a message asks its owner about; looking changes nothing',
    params: z.object({ token }),
    personal: true,
    answer: status.extend({
      title: z.string(),
      place: z.string(),
      /** `open` while the question is unanswered. */
      state: z.enum(['open', 'answered', 'closed']),
      /** When it is paused without an answer, epoch ms. */
      pausesOn: z.number(),
    }),
  },
  'POST /api/v1/listing-confirmations/{token}': {
    summary: 'The owner’s answer by the link of a message: still available, or taken',
    params: z.object({ token }),
    body: z.object({ available: z.boolean() }),
    personal: true,
    answer: status,
  },
  'PUT /api/v1/user/listings/{propertyId}/availability': {
    summary: 'The owner says that a listing is still available, or taken; what was paused for silence is back at once',
    params: z.object({ propertyId }),
    body: z.object({ available: z.boolean() }),
    personal: true,
    answer: status,
  },
} as const satisfies CallContracts;
