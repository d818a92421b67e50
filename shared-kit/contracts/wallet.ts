import { z } from 'zod';
import type { CallContracts } from './call.ts';

const claim = z.object({
  id: z.string(),
  title: z.string(),
  /** Off the price. */
  paise: z.number().int(),
  /** Codes of the plans it covers. */
  targetServices: z.array(z.string()),
  /** Epoch ms. */
  expiresAt: z.number(),
});

const credit = z.object({
  id: z.string(),
  title: z.string(),
  /** Remaining amount. */
  paise: z.number().int(),
  /** Epoch ms. */
  expiresAt: z.number(),
});

const movement = z.object({
  id: z.number().int(),
  /** `top-up`, `reward`, `spend`, `expiry`, `refund` … */
  kind: z.string(),
  description: z.string(),
  /** Epoch ms. */
  at: z.number(),
  /** Positive for credits, negative for debits. */
  paise: z.number().int(),
  /** Balance after the entry. */
  balancePaise: z.number().int(),
});

export type WalletClaim = z.infer<typeof claim>;
export type WalletCredit = z.infer<typeof credit>;
export type WalletMovement = z.infer<typeof movement>;

/** Plan codes, `TENANT_FREEDOM,TENANT_RELAX`. */
const planCodes = z
  .string()
  .max(500)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(
    z
      .array(z.string().regex(/^[A-Z0-9_]{1,60}$/))
      .min(1)
      .max(20),
  );

export const walletCalls = {
  'GET /api/v1/wallet': {
    summary: 'What is in the wallet of who is logged in: money, credits that lapse, claims',
    personal: true,
    answer: z.object({
      /** Money and credits together: the spendable balance. */
      balancePaise: z.number().int(),
      /** Balance without credits. */
      moneyPaise: z.number().int(),
      /** Ordered by expiry; also the order in which they are spent. */
      credits: z.array(credit),
      claims: z.array(claim),
    }),
  },
  'GET /api/v1/wallet/history': {
    summary: 'What went in and out of the wallet, the newest first',
    query: z.object({ cursor: z.string().max(60).optional() }),
    personal: true,
    answer: z.object({ movements: z.array(movement), next: z.string().nullable() }),
  },
  'GET /api/v1/wallet/best-claim': {
    summary: 'The claim that takes most off one of these plans, or null',
    query: z.object({ target_service: planCodes }),
    personal: true,
    answer: z.object({ claim: claim.nullable() }),
  },
} as const satisfies CallContracts;
