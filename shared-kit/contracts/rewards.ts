import { z } from 'zod';
import type { CallContracts } from './call.ts';

const CARD_KINDS = ['scratch-card', 'mystery-box'] as const;

/** A card before it is scratched: it does not reveal its content. */
const scratchCard = z.object({
  id: z.string(),
  kind: z.enum(CARD_KINDS),
  title: z.string(),
  /** The reason for the card. */
  reason: z.string(),
  /** Possible contents of such cards: ₹, and how many of a hundred cards have that value. */
  odds: z.array(z.object({ amount: z.number(), ofHundred: z.number().int() })),
  /** Days until its credit expires. */
  creditDays: z.number().int(),
  /** Epoch ms. */
  grantedAt: z.number().int(),
  /** Until when it can be scratched, epoch ms. */
  expiresAt: z.number().int(),
});

/** A card that was scratched or has expired. */
const pastCard = z.object({
  id: z.string(),
  kind: z.enum(CARD_KINDS),
  title: z.string(),
  reason: z.string(),
  state: z.enum(['scratched', 'expired']),
  /** ₹ credited; null when the card expired. */
  amount: z.number().nullable(),
  /** When it was scratched or expired, epoch ms. */
  at: z.number().int(),
  /** When the credit expires, epoch ms. */
  creditExpiresAt: z.number().int().nullable(),
});

const scratched = pastCard.extend({
  state: z.literal('scratched'),
  amount: z.number(),
  creditExpiresAt: z.number().int(),
  /** Where the credit can be used. */
  leadsTo: z.string(),
});

export type ScratchCard = z.infer<typeof scratchCard>;
export type PastCard = z.infer<typeof pastCard>;
export type ScratchedCard = z.infer<typeof scratched>;

export const rewardCalls = {
  'GET /api/v1/scratchcard/get/all/unscratched': {
    summary: 'Cards that are still to be scratched, the one that expires first first',
    personal: true,
    answer: z.object({
      status: z.literal('success'),
      statusCode: z.literal(200),
      data: z.array(z.object({ scratchCard })),
    }),
  },
  'POST /api/v1/scratchcard/{cardId}/scratch': {
    summary: 'Scratches a card: its credit goes into the wallet, once; a repeat answers the same',
    params: z.object({ cardId: z.string().max(60) }),
    personal: true,
    answer: z.object({
      status: z.literal('success'),
      statusCode: z.literal(200),
      data: z.object({ scratchCard: scratched }),
    }),
  },
  'GET /api/v1/scratchcard/get/all/past': {
    summary: 'Cards that were scratched or expired, the latest first',
    personal: true,
    answer: z.object({ cards: z.array(pastCard) }),
  },
} as const satisfies CallContracts;
