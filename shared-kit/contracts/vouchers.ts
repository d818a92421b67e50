import { z } from 'zod';
import type { CallContracts } from './call.ts';

const voucherOffer = z.object({
  offer: z.string(),
  partner: z.string(),
  /** Short description of its use. */
  title: z.string(),
  /** ₹ value at the partner. */
  value: z.number(),
  /** ₹ charged to the wallet. */
  price: z.number(),
  validDays: z.number().int(),
  terms: z.array(z.string()),
});

const voucher = z.object({
  id: z.string(),
  partner: z.string(),
  title: z.string(),
  /** ₹. */
  value: z.number(),
  terms: z.array(z.string()),
  state: z.enum(['ready', 'revealed', 'expired']),
  /** Only once it was revealed. */
  code: z.string().nullable(),
  /** Epoch ms. */
  boughtAt: z.number().int(),
  /** Epoch ms. */
  expiresAt: z.number().int(),
});

export type VoucherOffer = z.infer<typeof voucherOffer>;
export type Voucher = z.infer<typeof voucher>;

export const voucherCalls = {
  'GET /api/v1/voucher/offers': {
    summary: 'Vouchers that wallet money can buy',
    answer: z.object({ offers: z.array(voucherOffer) }),
  },
  'GET /api/v1/voucher/list': {
    summary: 'Vouchers of who is logged in, the newest first',
    personal: true,
    answer: z.object({ vouchers: z.array(voucher) }),
  },
  'POST /api/v1/voucher/buy': {
    summary: 'Buys a voucher from the wallet',
    idempotent: true,
    body: z.object({ offer: z.string().max(40) }),
    personal: true,
    answer: z.object({ voucher }),
  },
  'POST /api/v1/voucher/{voucherId}/reveal': {
    summary: 'Shows the code of a voucher; from then on it counts as seen',
    params: z.object({ voucherId: z.string().max(60) }),
    personal: true,
    answer: z.object({ voucher }),
  },
} as const satisfies CallContracts;
