import { z } from 'zod';
import type { CallContracts } from './call.ts';
import { neededReason, waitingCases } from './staff.ts';

/** A payment, a refund or a payout that our book and the file of gateway or bank tell differently. */
const difference = z.object({
  id: z.string(),
  file: z.enum(['gateway', 'bank']),
  /** Day of the file, in India. */
  day: z.string(),
  kind: z.enum(['unknown', 'missing', 'twice', 'amount', 'state']),
  /** The id that both sides know. */
  subject: z.string(),
  /** What we have and what the file has; null where there is nothing. */
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
  /** Epoch ms. */
  foundAt: z.number(),
});

export type MoneyDifference = z.infer<typeof difference>;

export const reconciliationCalls = {
  'GET /api/v1/staff/rent-pay/differences': {
    summary: 'Differences between our books and the files of gateway and bank, oldest first; for staff',
    personal: true,
    answer: z.object({ differences: z.array(difference) }),
  },
  'GET /api/v1/staff/rent-pay/differences/waiting': {
    summary: 'Number of differences that nobody has explained; for staff',
    personal: true,
    answer: waitingCases,
  },
  'POST /api/v1/staff/rent-pay/differences/{differenceId}': {
    summary: 'Closes a difference with its explanation; for staff',
    params: z.object({ differenceId: z.string().regex(/^dif_[\w-]{20}$/) }),
    body: z.object({ choice: z.enum(['explained']), reason: neededReason }),
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
} as const satisfies CallContracts;
