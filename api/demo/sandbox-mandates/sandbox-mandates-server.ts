import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Database } from '../../src/foundation/database/public.ts';
import { type LocalServer, localServer, replyJson } from '../local-server.ts';
import {
  announceDebit,
  changeMandate,
  debitOfOrder,
  mandateOfReceipt,
  mandateWith,
  openMandate,
  orderOfReceipt,
  takeMoney,
} from './sandbox-mandates.queries.ts';
import type { SandboxMandate } from './sandbox-mandates.tables.ts';

/** The fields of the requests that the gateway reads. */
const registration = z.object({
  subscription_registration: z.object({
    method: z.literal('upi'),
    max_amount: z.number().int(),
    expire_at: z.number(),
  }),
  description: z.string(),
  receipt: z.string().min(4).max(40),
  callback_url: z.url(),
});

const announcement = z.object({
  amount: z.number().int().min(100),
  receipt: z.string().min(4).max(40),
  notification: z.object({ token_id: z.string(), payment_after: z.number() }),
});

const recurring = z.object({
  amount: z.number().int(),
  order_id: z.string(),
  customer_id: z.string(),
  token: z.string(),
  recurring: z.literal('1'),
});

interface SandboxMandateDeps {
  readonly database: Database;
  readonly now: () => number;
  /** Something has changed: a webhook follows. */
  readonly changed: (news: SandboxNews) => Promise<void>;
}

/** What a webhook is about. */
export interface SandboxNews {
  readonly event: string;
  readonly id: string;
}

/** Path of the page where a mandate is approved, on the site itself. */
export const sandboxMandatePage = (id: string) => `/api/sandbox-gateway/mandates/${id}`;

type Answer = { readonly status: number; readonly json: object } | 'silent';

/** A gateway that speaks Razorpay's protocol of recurring payments over HTTP, on a free port of this machine. */
export function sandboxMandatesServer(deps: SandboxMandateDeps): LocalServer {
  return localServer(async (incoming: IncomingMessage, text: string, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://gateway');
    const body: unknown = JSON.parse(text || '{}');
    const path = pathname.replace('/v1/', '').split('/');
    const answer =
      incoming.method === 'GET'
        ? await read(deps, path, searchParams.get('receipt') ?? '')
        : await change(deps, path, body);
    if (answer === 'silent') incoming.socket.destroy();
    else replyJson(response, answer.status, answer.json);
  });
}

const found = (json: object | undefined): Answer => (json ? { status: 200, json } : { status: 400, json: {} });
const list = (item: object | undefined): Answer => ({ status: 200, json: { items: item ? [item] : [] } });

async function read(deps: SandboxMandateDeps, [kind, id, , tokenId]: string[], receipt: string): Promise<Answer> {
  const { database } = deps;
  if (kind === 'invoices' && id === undefined) {
    const mandate = await mandateOfReceipt(database, receipt);
    return list(mandate && wireLink(mandate));
  }
  if (kind === 'orders' && id === undefined) {
    const orderId = await orderOfReceipt(database, receipt);
    return list(orderId === undefined ? undefined : { id: orderId });
  }
  if (kind === 'orders') {
    const debit = await debitOfOrder(database, id ?? '');
    if (!debit || debit.status === 'announced') return list(undefined);
    return list({ id: id?.replace('order_', 'sbx_'), status: debit.status, error_reason: debit.reason });
  }
  const mandate = await mandateWith(database, tokenId ?? id ?? '');
  if (!mandate) return found(undefined);
  if (kind === 'invoices') return found(wireLink(mandate));
  if (kind === 'payments') {
    const amount_refunded = mandate.isProofBack ? 100 : 0;
    return found({ id, status: 'captured', token_id: nameOf(mandate, 'token'), amount_refunded });
  }
  return found({ recurring_details: { status: mandate.status } });
}

async function change(deps: SandboxMandateDeps, path: string[], body: unknown): Promise<Answer> {
  const { database, now, changed } = deps;
  const at = new Date(now());
  const [kind, id, what, tokenId] = path;
  if (kind === 'subscription_registration') {
    const { subscription_registration: terms, ...rest } = registration.parse(body);
    const { description, receipt, callback_url: returnUrl } = rest;
    const facts = { receipt, mostPaise: terms.max_amount, description, returnUrl, createdAt: at };
    const mandate = await openMandate(database, facts);
    return found(mandate && wireLink(mandate));
  }
  if (kind === 'orders') {
    const { amount: paise, receipt, notification } = announcement.parse(body);
    const mandate = await mandateWith(database, notification.token_id);
    if (mandate?.status !== 'confirmed' || paise > mandate.mostPaise) return found(undefined);
    const notBefore = new Date(notification.payment_after * 1_000);
    return found({ id: await announceDebit(database, mandate, { receipt, paise, notBefore, at }) });
  }
  if (kind === 'customers') {
    const mandate = await mandateWith(database, tokenId ?? '');
    if (mandate?.status === 'confirmed') {
      await changeMandate(database, mandate.id, { status: 'cancelled' });
      await changed({ event: 'token.cancelled', id: nameOf(mandate, 'token') });
    }
    return found(mandate && { status: 'cancellation_initiated' });
  }
  if (id === 'create') return debit(deps, body, at);
  const mandate = what === 'refund' ? await mandateWith(database, id ?? '') : undefined;
  if (mandate) await changeMandate(database, mandate.id, { isProofBack: true });
  return found(mandate && {});
}

async function debit({ database, changed }: SandboxMandateDeps, body: unknown, at: Date): Promise<Answer> {
  const { order_id: orderId, token } = recurring.parse(body);
  const before = await debitOfOrder(database, orderId);
  const mandate = await mandateWith(database, token);
  if (mandate?.id !== before?.mandateId || before?.status === 'captured') return found(undefined);
  const taken = await takeMoney(database, orderId, at);
  if (!taken) return found(undefined);
  await changed({ event: taken.status === 'captured' ? 'payment.captured' : 'payment.failed', id: orderId });
  if (mandate?.behaviour === 'silent-once') return 'silent';
  return found({ razorpay_payment_id: orderId.replace('order_', 'sbx_'), razorpay_order_id: orderId });
}

function wireLink(mandate: SandboxMandate): object {
  const { id, status } = mandate;
  const isApproved = status === 'confirmed' || status === 'cancelled';
  return {
    id,
    // A path: the sandbox is on the site itself, under the host name that the visitor uses.
    short_url: sandboxMandatePage(id),
    status: isApproved ? 'paid' : status === 'rejected' ? 'cancelled' : 'issued',
    customer_id: nameOf(mandate, 'cust'),
    payment_id: isApproved ? nameOf(mandate, 'pay') : null,
  };
}

/** The mandate's ids: `token_…`, `cust_…`, and `pay_…` of the rupee that proved the account. */
export function nameOf({ id }: Pick<SandboxMandate, 'id'>, kind: 'token' | 'cust' | 'pay'): string {
  return id.replace('inv_', `${kind}_`);
}
