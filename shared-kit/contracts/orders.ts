import { z } from 'zod';
import { vpaError } from '../domain/vpa.ts';
import { type CallContracts, ruled } from './call.ts';
import type { TopicContracts } from './live.ts';
import { ORDER_STATES, PAYMENT_METHODS, PAYMENT_STATES } from './payment-states.ts';

const orderId = z.string().regex(/^ord_[\w-]{20}$/);

/** `off` leaves the wallet as it is. */
const wallet = z.enum(['on', 'off']);

const line = z.object({
  description: z.string(),
  /** SAC or HSN; null for what is not taxed. */
  code: z.string().nullable(),
  /** The price before the discount, with GST. */
  paise: z.number().int(),
  discountPaise: z.number().int(),
  netPaise: z.number().int(),
  gstRate: z.number(),
});

const gst = z.object({
  taxablePaise: z.number().int(),
  cgstPaise: z.number().int(),
  sgstPaise: z.number().int(),
  igstPaise: z.number().int(),
});

const order = z.object({
  id: z.string(),
  purpose: z.string(),
  title: z.string(),
  state: z.enum(ORDER_STATES),
  /** Epoch ms. */
  createdAt: z.number(),
  expiresAt: z.number(),
  paidAt: z.number().nullable(),
  lines: z.array(line),
  /** Sums of all lines after the discount; null for what is not taxed. */
  gst: gst.nullable(),
  /** Name of the state whose tax is due. */
  placeOfSupply: z.string(),
  discountPaise: z.number().int(),
  /** What is paid for it, with GST. */
  totalPaise: z.number().int(),
  walletPaise: z.number().int(),
  gatewayPaise: z.number().int(),
  /** What the wallet holds; null when it cannot pay for this. */
  walletBalancePaise: z.number().int().nullable(),
  /** Claims that fit; the chosen one lowers the price. */
  claims: z.array(z.object({ id: z.string(), title: z.string(), paise: z.number().int() })),
  claimId: z.string().nullable(),
  /** Ways to pay; none where payments are closed. */
  methods: z.array(z.enum(PAYMENT_METHODS)),
  /** The last attempt. */
  payment: z
    .object({
      id: z.string(),
      state: z.enum(PAYMENT_STATES),
      method: z.enum(PAYMENT_METHODS),
      paise: z.number().int(),
      /** Redirects to the gateway's page, while it can be paid. */
      payUrl: z.string().nullable(),
      /** Content of the QR code, once the gateway has opened it. */
      scanUrl: z.string().nullable(),
    })
    .nullable(),
  /** Money of attempts that came too late and is in the wallet now. */
  toWalletPaise: z.number().int(),
  refundedPaise: z.number().int(),
  /** Invoice, receipt and credit notes. */
  documents: z.array(
    z.object({ number: z.string(), kind: z.enum(['invoice', 'receipt', 'credit-note']), url: z.string() }),
  ),
  /** Where the buyer goes on: a path of the site, or an address on one of its other hosts. */
  returnUrl: z.string(),
});

export type Order = z.infer<typeof order>;

/** What a checkout page that waits for its order sees. */
export const orderTopics = {
  'order-state': {
    summary: 'The state of one of the reader’s orders',
    input: z.object({ orderId }),
    event: z.object({ state: z.enum(ORDER_STATES) }),
  },
} as const satisfies TopicContracts;

const unpaidOrder = z.object({
  id: z.string(),
  title: z.string(),
  /** `waiting`: a payment is under way. */
  state: z.enum(['open', 'waiting']),
  /** Until when a payment can begin, epoch ms. */
  expiresAt: z.number(),
});

export const orderCalls = {
  'GET /api/v1/orders/unpaid': {
    summary: 'Orders of the viewer that wait for their payment, the newest first, at most three',
    personal: true,
    answer: z.object({ orders: z.array(unpaidOrder) }),
  },
  'GET /api/v1/orders/{orderId}': {
    summary: 'An order with its price, for a choice of wallet and claim',
    params: z.object({ orderId }),
    query: z.object({ wallet: wallet.optional(), claim: z.string().max(40).optional() }),
    personal: true,
    answer: order,
  },
  'POST /api/v1/orders/{orderId}/pay': {
    summary: 'Pays an order: from the wallet, and the rest through the gateway',
    params: z.object({ orderId }),
    body: z.object({
      method: z.enum(PAYMENT_METHODS),
      /** UPI address, for `upi-collect`. */
      vpa: ruled(vpaError).optional(),
      wallet,
      claimId: z.string().max(40).nullable(),
      /** What the buyer saw that the gateway collects: another amount is refused. */
      gatewayPaise: z.number().int().min(0),
    }),
    personal: true,
    idempotent: true,
    answer: z.object({
      state: z.enum(ORDER_STATES),
      paymentId: z.string().nullable(),
      /** Redirects to the gateway's page; null when nothing is left to pay. */
      payUrl: z.string().nullable(),
    }),
  },
} as const satisfies CallContracts;
