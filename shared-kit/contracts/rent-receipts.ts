import { z } from 'zod';
import { panProblem, tidyPan } from '../domain/kyc-fields.ts';
import { isMonth } from '../domain/rent-receipts/receipt-month.ts';
import { RECEIPT_INTERVALS } from '../domain/rent-receipts/receipt-periods.ts';
import {
  homeAddressProblem,
  landlordNameProblem,
  RECEIPT_LIMITS,
  RENT_PAID_BY,
  tenantNameProblem,
} from '../domain/rent-receipts/receipt-rules.ts';
import { type CallContracts, ruled } from './call.ts';

const month = z.string().refine(isMonth, 'Choose a month.');

/** What receipts say. Money in rupees. */
const receiptFacts = z.object({
  tenant: ruled(tenantNameProblem),
  landlord: ruled(landlordNameProblem),
  /** Empty where the landlord has none, or it is not needed. */
  landlordPan: z
    .string()
    .max(20)
    .transform(tidyPan)
    .refine((pan) => pan === '' || panProblem(pan) === undefined, 'A PAN has five letters, four digits and a letter.'),
  landlordHasNoPan: z.boolean(),
  address: z
    .string()
    .trim()
    .superRefine((text, context) => {
      const message = homeAddressProblem(text);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    }),
  rentRupees: z.number().int().min(RECEIPT_LIMITS.leastRupees).max(RECEIPT_LIMITS.mostRupees),
  paidBy: z.enum(RENT_PAID_BY),
  from: month,
  to: month,
  interval: z.enum(RECEIPT_INTERVALS),
});

export type ReceiptFacts = z.infer<typeof receiptFacts>;

export const receiptId = z.string().regex(/^rcp_[\w-]{20}$/);

const params = z.object({ receiptId });

const summary = z.object({
  id: receiptId,
  landlord: z.string(),
  from: z.string(),
  to: z.string(),
  totalRupees: z.number().int(),
  /** Epoch ms. */
  createdAt: z.number(),
});

export type ReceiptSummary = z.infer<typeof summary>;

export const rentReceiptCalls = {
  'POST /api/v1/rent-receipts': {
    summary: 'Makes rent receipts, also without a login; the same facts again are the same receipts',
    body: receiptFacts,
    personal: true,
    answer: z.object({ receiptId }),
  },
  'GET /api/v1/rent-receipts': {
    summary: 'The receipts of the visitor’s account and device, newest first',
    personal: true,
    answer: z.object({ receipts: z.array(summary) }),
  },
  'GET /api/v1/rent-receipts/{receiptId}': {
    summary: 'Receipts of the visitor’s account or device',
    params,
    personal: true,
    answer: z.object({
      facts: receiptFacts,
      createdAt: z.number(),
      /** When we delete them, epoch ms. */
      deletedAt: z.number(),
      pdfUrl: z.string(),
      /** The page that the QR code opens. */
      verifyUrl: z.string(),
    }),
  },
  'DELETE /api/v1/rent-receipts/{receiptId}': {
    summary: 'Deletes receipts; their QR code then says that they are gone',
    params,
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
  'GET /api/v1/rent-receipts/verify/{token}': {
    summary: 'What receipts with this QR code say, with names shortened, for whoever was given them',
    params: z.object({ token: z.string().max(80) }),
    personal: true,
    answer: z.object({
      /** `A••• R••`. */
      tenant: z.string(),
      landlord: z.string(),
      from: z.string(),
      to: z.string(),
      rentRupees: z.number().int(),
      totalRupees: z.number().int(),
      createdAt: z.number(),
    }),
  },
} as const satisfies CallContracts;
