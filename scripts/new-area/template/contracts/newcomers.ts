import { z } from 'zod';
import type { CallContracts } from './call.ts';

/** Entries of one answer. */
export const NEW_COMERS_AT_MOST = 100;

const id = z.uuid();
const text = z.string().trim().min(1).max(500);

export const newComersCalls = {
  'GET /api/v1/newcomers/entries': {
    summary: 'Entries of the person who asks, the latest first',
    personal: true,
    answer: z.object({
      entries: z.array(
        z.object({
          id,
          text: z.string(),
          /** Epoch ms. */
          savedAt: z.number(),
        }),
      ),
    }),
  },
  'PUT /api/v1/newcomers/entries/{id}': {
    summary: 'Saves an entry, or changes its text',
    params: z.object({ id }),
    body: z.object({ text }),
    answer: z.object({ status: z.literal('saved') }),
  },
} as const satisfies CallContracts;
