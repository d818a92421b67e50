import { z } from 'zod';
import type { CallContracts } from './call.ts';

/** Since when staff do not call the person, epoch ms; null where they may. */
const answer = z.object({ since: z.number().nullable() });

export const doNotCallCalls = {
  'GET /api/v1/user/do-not-call': {
    summary: 'Whether our staff may call the person, also when the person asked for a call',
    personal: true,
    answer,
  },
  'PUT /api/v1/user/do-not-call': {
    summary: 'The person does not want to be called by our staff any more, or does again',
    body: z.object({ doNotCall: z.boolean() }),
    personal: true,
    answer,
  },
} as const satisfies CallContracts;
