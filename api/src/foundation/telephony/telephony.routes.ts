import { randomUUID } from 'node:crypto';
import { acceptedSecrets, type Secrets } from '@aangan/shared-kit/domain/secrets';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/public.ts';
import { digestOf, sameText } from '../digests/public.ts';
import { callError } from '../server/public.ts';
import { insertCall, lockCall } from './bridged-calls.queries.ts';
import { moveCall } from './move-call.ts';
import { inboundEndPath, inboundPath, newsPath } from './news-path.ts';
import { CHECK_AFTER_MS, tokenDigest } from './place-call.ts';
import type { Purposes } from './purposes.ts';
import type { CallNews, Telephony } from './telephony.ts';

interface RouteDeps {
  readonly database: Database;
  readonly telephony: Telephony;
  readonly purposes: Purposes;
  /** In the addresses for inbound calls, known to the provider; without it nobody may ask. */
  readonly inboundSecret: Secrets | undefined;
  readonly now: () => number;
}

/** News that come later change nothing: whoever finds an old address can do no harm. */
const NEWS_WITHIN_MS = 24 * 3_600_000;

/** Called by another company, which the address authenticates: it signs nothing. */
const OUTSIDE = { schema: { hide: true }, config: { outside: true, mutates: true } };

/**
 * The provider's webhooks. 200 means that all of it is committed; else it sends them again. The token or the secret in
 * the address says that it is the provider, so logs leave it out (`loggedPath`).
 */
export function telephonyRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { database, telephony, purposes, now } = deps;

  app.post<{ Params: { token: string } }>(
    newsPath(telephony.name, ':token'),
    OUTSIDE,
    async ({ params, body, log }, reply) => {
      const news = telephony.readNews(fieldsOf(body));
      if (!news) throw callError('fields-not-documented');
      const outcome = await take(deps, { tokenDigest: tokenDigest(params.token) }, news);
      log.info({ outcome }, 'News of a call');
      return reply.header('cache-control', 'no-store').send({ outcome });
    },
  );

  app.get<{ Params: { secret: string } }>(
    inboundPath(telephony.name, ':secret'),
    OUTSIDE,
    async ({ params, query }, reply) => {
      assertProvider(deps, params.secret);
      const inbound = telephony.readInbound(fieldsOf(query));
      if (!inbound) throw callError('fields-not-documented');
      const answers = purposes.inbound();
      const at = new Date(now());
      const phone = await database.transaction(async (transaction) => {
        const id = randomUUID();
        const routed = await answers?.route(transaction, { id, from: inbound.from, at });
        if (!answers || !routed) return undefined;
        const made = await insertCall(transaction, {
          id,
          purpose: answers.purpose,
          providerCall: inbound.providerCall,
          state: 'ringing',
          askedAt: at,
          placedAt: at,
          checkAt: new Date(at.getTime() + CHECK_AFTER_MS),
        });
        if (!made) throw callError('call-stored');
        if (routed.phone !== undefined) return routed.phone;
        const news = { state: 'no-answer', unansweredBy: 'other', talkSeconds: 0 } as const;
        await moveCall(transaction, purposes, made, { ...news, providerCall: inbound.providerCall }, at);
        return undefined;
      });
      const { status, body } = telephony.routeTo(phone);
      return reply.code(status).header('cache-control', 'no-store').send(body);
    },
  );

  app.get<{ Params: { secret: string } }>(
    inboundEndPath(telephony.name, ':secret'),
    OUTSIDE,
    async ({ params, query }, reply) => {
      assertProvider(deps, params.secret);
      const news = telephony.readInboundEnd(fieldsOf(query));
      if (!news) throw callError('fields-not-documented');
      const outcome = await take(deps, { providerCall: news.providerCall }, news);
      return reply.header('cache-control', 'no-store').send({ outcome });
    },
  );
}

/** Stores news of a call. @throws CallError 404 for a call that is not stored under the key */
async function take(
  { database, purposes, now }: RouteDeps,
  key: { readonly tokenDigest?: string; readonly providerCall?: string },
  news: CallNews,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const row = await lockCall(transaction, key);
    if (!row) throw callError('no-call');
    if (row.providerCall !== null && row.providerCall !== news.providerCall) throw callError('no-call');
    const at = new Date(now());
    if (at.getTime() - row.askedAt.getTime() > NEWS_WITHIN_MS) return 'too late';
    return moveCall(transaction, purposes, row, news, at);
  });
}

function assertProvider({ inboundSecret }: RouteDeps, given: string): void {
  const isRight = (secret: string) => sameText(digestOf(given), digestOf(secret));
  if (inboundSecret === undefined || !acceptedSecrets(inboundSecret).some(isRight)) throw callError('no-call');
}

function fieldsOf(given: unknown): Readonly<Record<string, unknown>> {
  return given !== null && typeof given === 'object' ? { ...given } : {};
}
