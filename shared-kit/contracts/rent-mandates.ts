import { z } from 'zod';
import { MANDATE_STATES } from '../domain/rent/mandate.ts';
import type { CallContracts } from './call.ts';
import { tenancyId } from './rent-payments.ts';

const params = z.object({ tenancyId });

/** Days before the due day on which a reminder comes; null for none. */
export const reminderDays = z.number().int().min(1).max(7).nullable();

const automatic = z.object({
  home: z.string(),
  /** The visitor’s part of the monthly sum, with the fee. */
  paise: z.number().int(),
  /** Day of the month on which the landlord expects the money. */
  dueDay: z.number().int(),
  reminderDays,
  /** Why the visitor’s part cannot be paid automatically; null if it can. */
  problem: z.string().nullable(),
  mandate: z
    .object({
      state: z.enum(MANDATE_STATES),
      /** The largest sum of one debit. */
      mostPaise: z.number().int(),
      /** Where the payer approves it, while it is asked for. */
      approveUrl: z.string().nullable(),
      /** What became of the last debit. */
      lastDebit: z.enum(['none', 'noticed', 'asked', 'paid', 'failed']),
      /** When the next debit comes, epoch ms; null if none is announced. */
      debitOn: z.number().nullable(),
    })
    .nullable(),
});

export type AutomaticRent = z.infer<typeof automatic>;

/** Rent that is paid by itself, and reminders of rent that is not. */
export const rentMandateCalls = {
  'GET /api/v1/rent-pay/tenancies/{tenancyId}/mandate': {
    summary: 'Automatic payment and reminders of one’s own part of a rent',
    params,
    personal: true,
    answer: automatic,
  },
  'POST /api/v1/rent-pay/tenancies/{tenancyId}/mandate': {
    summary: 'Asks the bank for a mandate; the payer approves it at `approveUrl`',
    params,
    body: z.object({}).optional(),
    personal: true,
    idempotent: true,
    answer: automatic,
  },
  'PUT /api/v1/rent-pay/tenancies/{tenancyId}/mandate': {
    summary: 'Pauses an active mandate, or goes on with a paused one',
    params,
    body: z.object({ state: z.enum(['active', 'paused']) }),
    personal: true,
    answer: automatic,
  },
  'DELETE /api/v1/rent-pay/tenancies/{tenancyId}/mandate': {
    summary: 'Ends the mandate, at the bank too',
    params,
    personal: true,
    answer: automatic,
  },
  'PUT /api/v1/rent-pay/tenancies/{tenancyId}/reminder': {
    summary: 'Chooses how many days before the due day a reminder comes',
    params,
    body: z.object({ reminderDays }),
    personal: true,
    answer: automatic,
  },
} as const satisfies CallContracts;
