import type { DebitFailure } from '@aangan/shared-kit/domain/rent/mandate-states';
import type { Secrets } from '@aangan/shared-kit/domain/secrets';
import { z } from 'zod';
import { isHmac } from '../../foundation/digests/public.ts';
import { WebhookRefused } from '../../money/payments/public.ts';
import {
  type DebitFacts,
  type MandateBank,
  MandateBankError,
  type MandateFacts,
  MandateGone,
  type MandateToken,
} from './mandate-bank.ts';

interface RazorpayMandateSettings {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: Secrets;
  /** `https://api.razorpay.com`, without a slash at the end; asked before each request. */
  readonly url: () => Promise<string>;
}

const TIMEOUT_MS = 10_000;

/** What a registration takes to prove the account; it is given back at once. */
const PROOF_PAISE = 100;

/** A registration link: Razorpay calls it an invoice. */
const link = z.object({
  id: z.string(),
  short_url: z.string(),
  status: z.enum(['draft', 'issued', 'partially_paid', 'paid', 'cancelled', 'expired', 'deleted']),
  customer_id: z.string().nullish(),
  payment_id: z.string().nullish(),
});

const payment = z.object({
  id: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  token_id: z.string().nullish(),
  amount_refunded: z.number().int().nullish(),
  error_reason: z.string().nullish(),
});

const token = z.object({ recurring_details: z.object({ status: z.string().nullish() }).nullish() });

const order = z.object({ id: z.string() });

/** States of a token. Source: razorpay.com/docs/api/payments/recurring-payments/upi/tokens. */
const STATE_OF: Readonly<Record<string, MandateFacts['state']>> = {
  initiated: 'asked',
  confirmed: 'active',
  paused: 'paused',
  rejected: 'refused',
  cancellation_initiated: 'ended',
  cancelled: 'ended',
  expired: 'ended',
};

/**
 * Reasons of failed debits. What is not listed is `other`. Source:
 * razorpay.com/docs/payments/payment-gateway/s2s-integration/recurring-payments/upi/error-codes.
 */
const FAILURE_OF: Readonly<Record<string, DebitFailure>> = {
  insufficient_funds: 'no-money',
  customer_action_required: 'not-approved',
  payment_cancelled: 'not-approved',
  payment_timed_out: 'not-approved',
  bank_technical_error: 'bank-down',
  gateway_technical_error: 'bank-down',
  transaction_limit_exceeded: 'over-limit',
  mandate_expired: 'mandate-gone',
  mandate_revoked: 'mandate-gone',
  account_changed: 'mandate-gone',
};

const webhook = z.object({
  event: z.string(),
  payload: z.object({
    token: z.object({ entity: z.object({ id: z.string() }) }).optional(),
    invoice: z.object({ entity: z.object({ id: z.string() }) }).optional(),
    payment: z.object({ entity: z.object({ order_id: z.string().nullish() }) }).optional(),
  }),
});

/**
 * UPI AutoPay at Razorpay. A registration link is a page at Razorpay. Each debit is an order with a `notification`, which
 * the payer's bank announces, and one recurring payment of it. Source:
 * razorpay.com/docs/api/payments/recurring-payments/upi (create-authorization-transaction, tokens,
 * create-subsequent-payments) and /docs/webhooks.
 */
export function razorpayMandates({ keyId, keySecret, webhookSecret, url }: RazorpayMandateSettings): MandateBank {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
    try {
      const response = await fetch(`${await url()}/v1${path}`, {
        method,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status: response.status, json: (await response.json()) as unknown };
    } catch (error) {
      throw new MandateBankError('Razorpay does not answer', { cause: error });
    }
  }

  async function read<Answer>(schema: z.ZodType<Answer>, path: string): Promise<Answer> {
    const { status, json } = await ask('GET', path);
    if (status !== 200) throw new MandateBankError(`Razorpay answers ${status} for ${path.split('?')[0]}`);
    return schema.parse(json);
  }

  /** The first thing of a list with our key as its receipt. */
  async function byReceipt<Item>(schema: z.ZodType<Item>, path: string, key: string): Promise<Item | undefined> {
    const list = z.object({ items: z.array(schema) });
    return (await read(list, `${path}?${new URLSearchParams({ receipt: key })}`)).items[0];
  }

  const tokenPath = ({ customer, token: id }: MandateToken) =>
    `/customers/${encodeURIComponent(customer)}/tokens/${encodeURIComponent(id)}`;

  async function stateOf(mandate: MandateToken): Promise<MandateFacts['state']> {
    const { recurring_details: details } = await read(token, tokenPath(mandate));
    return STATE_OF[details?.status ?? ''] ?? 'asked';
  }

  return {
    name: 'razorpay',
    stateOf,

    async register({ key, mostPaise, payer, description, returnUrl, approveUntil, endsAt }) {
      const before = await byReceipt(link, '/invoices', key);
      if (before) return { registration: before.id, approveUrl: before.short_url };
      const { status, json } = await ask('POST', '/subscription_registration/auth_links', {
        customer: { name: payer.name, contact: payer.phone, ...(payer.email && { email: payer.email }) },
        type: 'link',
        amount: PROOF_PAISE,
        currency: 'INR',
        description,
        subscription_registration: {
          method: 'upi',
          max_amount: mostPaise,
          frequency: 'as_presented',
          expire_at: seconds(endsAt),
        },
        receipt: key,
        sms_notify: 0,
        email_notify: 0,
        expire_by: seconds(approveUntil),
        callback_url: returnUrl,
        callback_method: 'get',
      });
      if (status !== 200) throw new MandateBankError(`Razorpay answers ${status} to a registration`);
      const made = link.parse(json);
      return { registration: made.id, approveUrl: made.short_url };
    },

    async find(registration) {
      const { status, customer_id: customer, payment_id: paid } = await read(link, `/invoices/${registration}`);
      if (status === 'cancelled' || status === 'expired' || status === 'deleted')
        return { ...NO_TOKEN, state: 'ended' };
      if (!paid || !customer) return { ...NO_TOKEN, state: 'asked' };
      const { token_id: id, status: paidState, amount_refunded: back } = await read(payment, `/payments/${paid}`);
      if (!id) return { ...NO_TOKEN, state: paidState === 'failed' ? 'refused' : 'asked' };
      // A repeat is refused, because nothing is left of it.
      if (paidState === 'captured' && !back) await ask('POST', `/payments/${paid}/refund`, { amount: PROOF_PAISE });
      const mandate = { customer, token: id };
      return { ...mandate, state: await stateOf(mandate) };
    },

    async cancel(mandate) {
      const { status } = await ask('PUT', `${tokenPath(mandate)}/cancel`);
      if (status !== 200 && (await stateOf(mandate)) !== 'ended') {
        throw new MandateBankError(`Razorpay answers ${status} to the end of a mandate`);
      }
    },

    async announce({ key, token: id, paise, notBefore }) {
      const before = await byReceipt(order, '/orders', key);
      if (before) return before.id;
      const { status, json } = await ask('POST', '/orders', {
        amount: paise,
        currency: 'INR',
        payment_capture: true,
        receipt: key,
        notification: { token_id: id, payment_after: seconds(notBefore) },
      });
      if (status === 400) throw new MandateGone('Razorpay refuses to announce a debit');
      if (status !== 200) throw new MandateBankError(`Razorpay answers ${status} to an announcement`);
      return order.parse(json).id;
    },

    async debit({ customer, token: id, order: orderId, paise, payer, description }) {
      const { status } = await ask('POST', '/payments/create/recurring', {
        contact: payer.phone,
        email: payer.email ?? `${payer.phone.replace('+', '')}@no-mail.invalid`,
        amount: paise,
        currency: 'INR',
        order_id: orderId,
        customer_id: customer,
        token: id,
        recurring: '1',
        description,
      });
      if (status !== 200) throw new MandateBankError(`Razorpay answers ${status} to a debit`);
    },

    async debitOf(orderId) {
      const { items } = await read(z.object({ items: z.array(payment) }), `/orders/${orderId}/payments`);
      return items.length === 0 ? undefined : debitFacts(items);
    },

    readWebhook({ rawBody, headers }) {
      const signature = String(headers['x-razorpay-signature'] ?? '');
      if (!isHmac(signature, rawBody, webhookSecret)) throw new WebhookRefused('wrong signature');
      const news = webhook.safeParse(JSON.parse(rawBody));
      if (!news.success) throw new WebhookRefused('not as documented');
      const { token: changed, invoice, payment: paid } = news.data.payload;
      return {
        token: changed?.entity.id,
        registration: invoice?.entity.id,
        order: paid?.entity.order_id ?? undefined,
      };
    },
  };
}

const NO_TOKEN = { customer: null, token: null } as const;

function debitFacts(payments: readonly z.infer<typeof payment>[]): DebitFacts {
  const paid = payments.find(({ status }) => status === 'captured' || status === 'refunded');
  if (paid) return { state: 'paid', payment: paid.id };
  if (payments.some(({ status }) => status !== 'failed')) return { state: 'asked' };
  return { state: 'failed', failure: FAILURE_OF[payments[0]?.error_reason ?? ''] ?? 'other' };
}

function seconds(time: Date): number {
  return Math.ceil(time.getTime() / 1_000);
}
