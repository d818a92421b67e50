import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Database } from '../../src/foundation/database/public.ts';
import { type LocalServer, localServer, replyJson } from '../local-server.ts';
import { behaviourOf } from './sandbox-accounts.ts';
import { listPayouts, makePayout, wirePayout } from './sandbox-payouts.ts';

/** The fields of a request that the bank reads. */
const request = z.object({
  amount: z.number().int().min(100),
  reference_id: z.string().min(4).max(40),
  fund_account: z.object({
    bank_account: z.object({ account_number: z.string() }).optional(),
    vpa: z.object({ address: z.string() }).optional(),
  }),
});

const epoch = z.coerce.number().transform((seconds) => new Date(seconds * 1_000 + 999));

const list = z.object({
  reference_id: z.string().optional(),
  from: z.coerce.number().optional(),
  to: epoch.optional(),
  count: z.coerce.number().int().min(1).max(100).default(10),
  skip: z.coerce.number().int().min(0).default(0),
});

interface BankDeps {
  readonly database: Database;
  readonly now: () => number;
  /** A payout has been made: its state changes later. */
  readonly made: () => Promise<void>;
}

/** A bank that speaks RazorpayX's protocol over HTTP, on a free port of this machine. */
export function sandboxBankServer(deps: BankDeps): LocalServer {
  return localServer((incoming, body, response) => answer(deps, incoming, body, response));
}

async function answer(
  { database, now, made }: BankDeps,
  incoming: IncomingMessage,
  body: string,
  response: ServerResponse,
): Promise<void> {
  const reply = (status: number, json: object) => replyJson(response, status, json);
  const refuse = (description: string) => reply(400, { error: { code: 'BAD_REQUEST_ERROR', description } });
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://bank');
  if (pathname !== '/v1/payouts') return void reply(404, {});
  if (incoming.method === 'GET') {
    const { reference_id: key, from, ...rest } = list.parse(Object.fromEntries(searchParams));
    const since = from === undefined ? undefined : new Date(from * 1_000);
    const items = await listPayouts(database, { key, from: since, ...rest });
    return void reply(200, { entity: 'collection', count: items.length, items: items.map(wirePayout) });
  }
  const key = String(incoming.headers['x-payout-idempotency'] ?? '');
  const read = request.safeParse(JSON.parse(body));
  if (!/^[\w -]{4,36}$/.test(key)) return void refuse('Idempotency key is missing.');
  if (!read.success) return void refuse('The fields are not as documented.');
  const { amount: paise, fund_account: fund } = read.data;
  const account = fund.bank_account?.account_number ?? fund.vpa?.address ?? '';
  const found = await makePayout(database, { key, body, paise, account }, new Date(now()));
  if (!found) return void refuse('The idempotency key was used for another request.');
  if (found.isNew) await made();
  if (found.isNew && behaviourOf(account).silentAtFirst) return void incoming.socket.destroy();
  reply(200, wirePayout(found.payout));
}
