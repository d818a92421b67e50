import { indiaDayStart, laterDay } from '@aangan/shared-kit/domain/india-day';
import type { ReturnReason } from '@aangan/shared-kit/domain/rent/payment-states';
import type { Secrets } from '@aangan/shared-kit/domain/secrets';
import { z } from 'zod';
import { isHmac } from '../../foundation/digests/public.ts';
import { WebhookRefused } from '../../money/payments/public.ts';
import type { Beneficiary } from '../landlords/public.ts';
import { BankError, type NewPayout, type PayoutBank, type PayoutFacts, PayoutRefused } from './payout-bank.ts';

interface RazorpayXSettings {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: Secrets;
  /** The account that payouts leave from. */
  readonly accountNumber: string;
  /** `https://api.razorpay.com`, without a slash at the end; asked before each request. */
  readonly url: () => Promise<string>;
}

const TIMEOUT_MS = 10_000;

/** Documented is a week. */
const KEY_DAYS = 6;

/** Payouts in one page of a list. */
const PAGE = 100;

/** The fields of a payout that we read. */
const entity = z.object({
  id: z.string(),
  amount: z.number().int(),
  status: z.enum([
    'queued',
    'pending',
    'rejected',
    'processing',
    'processed',
    'cancelled',
    'reversed',
    'failed',
    'scheduled',
  ]),
  utr: z.string().nullish(),
  reference_id: z.string().nullish(),
  status_details: z.object({ reason: z.string().nullish() }).nullish(),
});

type Entity = z.infer<typeof entity>;

const STATE_OF = {
  queued: 'sent',
  pending: 'sent',
  scheduled: 'sent',
  processing: 'sent',
  processed: 'arrived',
  rejected: 'failed',
  cancelled: 'failed',
  reversed: 'failed',
  failed: 'failed',
} as const satisfies Record<Entity['status'], PayoutFacts['state']>;

/** Their reasons in `status_details`. What is not listed is the bank's trouble. */
const REASON_OF: Readonly<Record<string, ReturnReason>> = {
  invalid_beneficiary_account: 'wrong-account',
  invalid_ifsc_code: 'wrong-account',
  invalid_vpa: 'wrong-account',
  beneficiary_bank_rejected: 'wrong-account',
  beneficiary_account_closed: 'account-closed',
  beneficiary_account_frozen: 'account-closed',
  beneficiary_name_mismatch: 'name-differs',
  beneficiary_bank_offline: 'bank-down',
};

const webhook = z.object({
  event: z.string(),
  payload: z.object({ payout: z.object({ entity }).optional() }),
});

/**
 * RazorpayX. One call creates contact, fund account and payout; `X-Payout-Idempotency` makes it safe to repeat for seven
 * days, with the same body. Source: razorpay.com/docs/api/x/payout-composite, /docs/api/x/payout-idempotency,
 * /docs/api/x/payouts/entity and /docs/webhooks.
 */
export function razorpayX({ keyId, keySecret, webhookSecret, accountNumber, url }: RazorpayXSettings): PayoutBank {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function ask(path: string, body?: object, key?: string): Promise<{ status: number; json: unknown }> {
    try {
      const response = await fetch(`${await url()}/v1${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization,
          ...(body && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'x-payout-idempotency': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status: response.status, json: await response.json() };
    } catch (error) {
      throw new BankError('RazorpayX does not answer', { cause: error });
    }
  }

  async function list(query: Readonly<Record<string, string>>): Promise<Entity[]> {
    const search = new URLSearchParams({ account_number: accountNumber, ...query });
    const { status, json } = await ask(`/payouts?${search}`);
    if (status !== 200) throw new BankError(`RazorpayX answers ${status} to a list`);
    return z.object({ items: z.array(entity) }).parse(json).items;
  }

  async function find(key: string): Promise<PayoutFacts | undefined> {
    const [found] = await list({ reference_id: key });
    return found && factsOf(found);
  }

  return {
    name: 'razorpayx',
    keyDays: KEY_DAYS,
    find,

    async send(payout) {
      const { status, json } = await ask('/payouts', bodyOf(payout, accountNumber), payout.key);
      if (status === 200) return factsOf(entity.parse(json));
      // 409: the first request is still in progress. 429 and 5xx: it is unknown whether it was done.
      if (status < 400 || status >= 500 || status === 409 || status === 429) {
        throw new BankError(`RazorpayX answers ${status} to a payout`);
      }
      // The data may have changed since a first request that was done.
      const before = await find(payout.key);
      if (before) return before;
      throw new PayoutRefused('wrong-account', `RazorpayX answers ${status}`);
    },

    readWebhook({ rawBody, headers }) {
      const signature = String(headers['x-razorpay-signature'] ?? '');
      if (!isHmac(signature, rawBody, webhookSecret)) throw new WebhookRefused('wrong signature');
      const read = webhook.safeParse(JSON.parse(rawBody));
      if (!read.success) throw new WebhookRefused('not as documented');
      const { event, payload } = read.data;
      const known = payload.payout?.entity;
      return event.startsWith('payout.') && known?.reference_id ? factsOf(known) : undefined;
    },

    async statement(day) {
      const from = indiaDayStart(day) / 1_000;
      const to = indiaDayStart(laterDay(day, 1)) / 1_000 - 1;
      const all: PayoutFacts[] = [];
      for (;;) {
        const page = await list({ from: String(from), to: String(to), count: String(PAGE), skip: String(all.length) });
        all.push(...page.map(factsOf));
        if (page.length < PAGE) return all;
      }
    },
  };
}

function bodyOf({ key, paise, beneficiary, narration }: NewPayout, accountNumber: string): object {
  return {
    account_number: accountNumber,
    amount: paise,
    currency: 'INR',
    mode: beneficiary.kind === 'upi' ? 'UPI' : 'IMPS',
    purpose: 'payout',
    fund_account: { ...fundAccount(beneficiary), contact: { name: beneficiary.name, type: 'vendor' } },
    queue_if_low_balance: true,
    reference_id: key,
    narration,
  };
}

function fundAccount(beneficiary: Beneficiary): object {
  if (beneficiary.kind === 'upi') return { account_type: 'vpa', vpa: { address: beneficiary.vpa } };
  const { name, ifsc, accountNumber } = beneficiary;
  return { account_type: 'bank_account', bank_account: { name, ifsc, account_number: accountNumber } };
}

function factsOf({ id, amount, status, utr, reference_id: key, status_details: details }: Entity): PayoutFacts {
  const state = STATE_OF[status];
  return {
    key: key ?? '',
    bankPayout: id,
    state,
    paise: amount,
    bankReference: utr ?? null,
    returnReason: state === 'failed' ? (REASON_OF[details?.reason ?? ''] ?? 'bank-down') : null,
  };
}
