import { z } from 'zod';
import { topUpProblem } from '../domain/top-up.ts';
import type { CallContracts } from './call.ts';

export const topUpCalls = {
  'POST /api/v1/wallet/topup': {
    summary: 'Makes an order for money in the wallet; it is there once the gateway says that it is paid',
    body: z.object({
      amountPaise: z.number().superRefine((paise, context) => {
        const message = topUpProblem(paise);
        if (message) context.addIssue({ code: 'custom', message });
      }),
      /** Where the buyer goes on: a path of the site, or an address on one of its other hosts. */
      returnURL: z.string().max(2000).optional(),
    }),
    personal: true,
    idempotent: true,
    answer: z.object({
      orderId: z.string(),
      /** The order's checkout page. */
      checkoutUrl: z.string(),
    }),
  },
} as const satisfies CallContracts;
