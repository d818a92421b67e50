import type { Secrets } from '@aangan/shared-kit/domain/secrets';
import { z } from 'zod';
import { isHmac } from '../../foundation/digests/public.ts';
import {
  GatewayError,
  type GatewayEvent,
  type OrderFacts,
  type PaymentGateway,
  type RefundEvent,
  type RefundFacts,
  RefundRefused,
  type SettledEntry,
  WebhookRefused,
} from './gateway.ts';

interface RazorpaySettings {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: Secrets;
  /** `https://api.razorpay.com`, without a slash at the end. */
  readonly url: string;
}

const TIMEOUT_MS = 8_000;

/** Entries of the settlement report that we ask for at a time. */
const REPORT_PAGE = 100;

/** The fields of a payment link that we read. Razorpay calls an order with its own page a payment link. */
const link = z.object({
  id: z.string(),
  amount: z.number().int(),
  short_url: z.string(),
  status: z.enum(['created', 'partially_paid', 'expired', 'cancelled', 'paid']),
  payments: z.array(z.object({ payment_id: z.string(), status: z.string() })).nullish(),
});

type Link = z.infer<typeof link>;

/** The fields of the payments of an order that we read. */
const orderPayments = z.object({ items: z.array(z.object({ id: z.string(), status: z.string() })) });

const KIND_OF_STATUS = {
  created: 'open',
  partially_paid: 'open',
  expired: 'expired',
  cancelled: 'expired',
  paid: 'paid',
} as const satisfies Record<Link['status'], OrderFacts['kind']>;

const KIND_OF_EVENT: Readonly<Record<string, OrderFacts['kind']>> = {
  'payment_link.paid': 'paid',
  'payment_link.expired': 'expired',
  'payment_link.cancelled': 'expired',
};

/** The fields of a refund that we read. */
const refundEntity = z.object({
  id: z.string(),
  amount: z.number().int(),
  payment_id: z.string(),
  receipt: z.string().nullish(),
  status: z.enum(['pending', 'processed', 'failed']),
});

type RefundEntity = z.infer<typeof refundEntity>;

const STATE_OF_REFUND = {
  pending: 'sent',
  processed: 'done',
  failed: 'failed',
} as const satisfies Record<RefundEntity['status'], RefundFacts['state']>;

/** The fields of the settlement report that we read. Transfers and adjustments are no payments of ours. */
const settlementReport = z.object({
  items: z.array(z.object({ entity_id: z.string(), type: z.string(), amount: z.number().int(), settled: z.boolean() })),
});

const REFUND_EVENTS: readonly string[] = ['refund.created', 'refund.processed', 'refund.failed'];

const webhook = z.object({
  event: z.string(),
  payload: z.object({
    payment_link: z.object({ entity: z.object({ id: z.string(), amount: z.number().int() }) }).optional(),
    payment: z.object({ entity: z.object({ id: z.string() }) }).optional(),
    refund: z.object({ entity: refundEntity }).optional(),
  }),
});

/**
 * Razorpay's payment links: a page at Razorpay, so that none of their scripts run on our pages. Source:
 * razorpay.com/docs/api/payments/payment-links, /docs/api/refunds, /docs/api/settlements/fetch-recon and /docs/webhooks.
 */
export function razorpayGateway({ keyId, keySecret, webhookSecret, url }: RazorpaySettings): PaymentGateway {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function ask(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    more: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; json: unknown }> {
    try {
      const response = await fetch(`${url}/v1${path}`, {
        method,
        headers: { authorization, ...more, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status: response.status, json: await response.json() };
    } catch (error) {
      throw new GatewayError('Razorpay does not answer', { cause: error });
    }
  }

  /** An existing link with this reference: Razorpay refuses to create a second one. */
  async function linkOfReference(reference: string): Promise<Link | undefined> {
    const { json } = await ask('GET', `/payment_links?reference_id=${encodeURIComponent(reference)}`);
    return z.object({ payment_links: z.array(link) }).safeParse(json).data?.payment_links[0];
  }

  /** An order that a mandate pays. A failed debit says nothing here: another one may follow. */
  async function orderOfMandate(id: string): Promise<OrderFacts> {
    const { status, json } = await ask('GET', `/orders/${encodeURIComponent(id)}`);
    const { status: payStatus, json: paid } = await ask('GET', `/orders/${encodeURIComponent(id)}/payments`);
    if (status !== 200 || payStatus !== 200) throw new GatewayError(`Razorpay answers ${status} for ${id}`);
    const { amount } = z.object({ amount: z.number().int() }).parse(json);
    const { items } = orderPayments.parse(paid);
    const payment = items.find((each) => each.status === 'captured')?.id ?? null;
    return { kind: payment === null ? 'open' : 'paid', order: id, paise: amount, payment };
  }

  return {
    name: 'razorpay',
    // The page of a payment link asks for a UPI address itself.
    methods: ['upi', 'card', 'netbanking'],

    async openOrder({ reference, paise, description, method, returnUrl, expiresAt }) {
      const { status, json } = await ask('POST', '/payment_links', {
        amount: paise,
        currency: 'INR',
        accept_partial: false,
        // Such a link opens a UPI app on a phone.
        ...(method === 'upi' && { upi_link: true }),
        reference_id: reference,
        description,
        expire_by: Math.ceil(expiresAt.getTime() / 1000),
        notify: { sms: false, email: false },
        reminder_enable: false,
        callback_url: returnUrl,
        callback_method: 'get',
      });
      const made = status === 200 ? link.parse(json) : await linkOfReference(reference);
      if (!made) throw new GatewayError(`Razorpay answers ${status} to a new payment link`);
      return { order: made.id, checkoutUrl: made.short_url };
    },

    readWebhook({ rawBody, headers }): GatewayEvent | RefundEvent | undefined {
      const signature = String(headers['x-razorpay-signature'] ?? '');
      if (!isHmac(signature, rawBody, webhookSecret)) throw new WebhookRefused('wrong signature');
      const eventId = headers['x-razorpay-event-id'];
      const read = webhook.safeParse(JSON.parse(rawBody));
      if (!read.success || typeof eventId !== 'string') throw new WebhookRefused('not as documented');
      const { event, payload } = read.data;
      if (REFUND_EVENTS.includes(event) && payload.refund) return refundEvent(eventId, payload.refund.entity);
      const kind = KIND_OF_EVENT[event];
      const order = payload.payment_link?.entity;
      if (!kind || !order) return undefined;
      return { eventId, kind, order: order.id, paise: order.amount, payment: payload.payment?.entity.id ?? null };
    },

    async fetchOrder(order) {
      if (order.startsWith('order_')) return orderOfMandate(order);
      const { status, json } = await ask('GET', `/payment_links/${encodeURIComponent(order)}`);
      if (status !== 200) throw new GatewayError(`Razorpay answers ${status} for ${order}`);
      const { id, amount, status: state, payments } = link.parse(json);
      const paid = payments?.find((each) => each.status === 'captured');
      return { kind: KIND_OF_STATUS[state], order: id, paise: amount, payment: paid?.payment_id ?? null };
    },

    async refund({ key, payment, paise }) {
      const { status, json } = await ask(
        'POST',
        `/payments/${encodeURIComponent(payment)}/refund`,
        { amount: paise, speed: 'normal', receipt: key },
        { 'x-refund-idempotency': key },
      );
      // 409: the first request is still in progress. 429 and 5xx: it is unknown whether it was done.
      if (status >= 400 && status < 500 && status !== 409 && status !== 429) {
        throw new RefundRefused(refusalOf(json) ?? `Razorpay answers ${status}`);
      }
      if (status !== 200) throw new GatewayError(`Razorpay answers ${status} to a refund`);
      return refundFacts(refundEntity.parse(json));
    },

    async fetchRefund(refund) {
      const { status, json } = await ask('GET', `/refunds/${encodeURIComponent(refund)}`);
      if (status !== 200) throw new GatewayError(`Razorpay answers ${status} for ${refund}`);
      return refundFacts(refundEntity.parse(json));
    },

    async settledOn(day) {
      const [year, month, dayOfMonth] = day.split('-');
      const entries: SettledEntry[] = [];
      for (let skip = 0; ; ) {
        const query = new URLSearchParams({
          year: `${year}`,
          month: `${month}`,
          day: `${dayOfMonth}`,
          count: `${REPORT_PAGE}`,
          skip: `${skip}`,
        });
        const { status, json } = await ask('GET', `/settlements/recon/combined?${query}`);
        if (status !== 200) throw new GatewayError(`Razorpay answers ${status} for the settlements of ${day}`);
        const { items } = settlementReport.parse(json);
        for (const { entity_id: id, type, amount: paise, settled } of items) {
          if (settled && (type === 'payment' || type === 'refund')) entries.push({ kind: type, id, paise });
        }
        if (items.length === 0) return entries;
        skip += items.length;
      }
    },
  };
}

function refundFacts({ id, status }: RefundEntity): RefundFacts {
  return { refund: id, state: STATE_OF_REFUND[status] };
}

function refundEvent(eventId: string, entity: RefundEntity): RefundEvent {
  const { receipt, payment_id: payment, amount: paise } = entity;
  return { eventId, kind: 'refund', key: receipt ?? null, payment, paise, ...refundFacts(entity) };
}

/** Razorpay's reason for a refusal, for staff. */
function refusalOf(json: unknown): string | undefined {
  return z.object({ error: z.object({ description: z.string() }) }).safeParse(json).data?.error.description;
}
