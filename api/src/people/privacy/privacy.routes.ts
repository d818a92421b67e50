import type { privacyCalls } from '@aangan/shared-kit/contracts/privacy';
import { CONSENT_PURPOSES } from '@aangan/shared-kit/domain/consent-purposes';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { badInput, CallError, type CallHandlers, callError } from '../../foundation/server/public.ts';
import { changeAccount, lockAccount } from '../accounts/public.ts';
import { consentLog, currentConsents, noteConsent, sameAnswer } from '../consents/public.ts';
import { type IdentityDeps, requireFreshLogin } from '../identity/public.ts';
import { endSessions } from '../sessions/public.ts';
import type { AccountDeletions } from './account-deletions.ts';
import type { DataExports } from './data-exports.ts';

export const WALLET_NOT_EMPTY = 'You have money in your wallet. Use it first, or confirm that you give it up.';

export interface PrivacyDeps extends IdentityDeps {
  readonly exports: DataExports;
  readonly deletions: AccountDeletions;
}

/** The calls for data export, consent withdrawal and account deletion. */
export function privacyHandlers(deps: PrivacyDeps): CallHandlers<typeof privacyCalls> {
  const { database, sessions, audit, limiter, exports, deletions, now } = deps;
  return {
    async 'GET /api/v1/user/consents'(_input, request) {
      const { accountId } = await sessions.required(request);
      const log = await consentLog(database, accountId);
      return { consents: currentConsents(log), log };
    },

    async 'POST /api/v1/user/consents'({ body: { purpose, given } }, request) {
      const { accountId } = await sessions.required(request);
      if (!given && !CONSENT_PURPOSES[purpose].withdrawable) {
        throw badInput('body.purpose', 'You need these terms to have an account. You can delete your account instead.');
      }
      const answer = { accountId, purpose, given };
      if (given && !(await sameAnswer(database, answer)))
        await limiter.take('answer-again', request, { subject: accountId });
      return database.transaction(async (transaction) => {
        await lockAccount(transaction, accountId);
        const same = await sameAnswer(transaction, answer);
        if (same) return same;
        if (purpose === 'whatsapp') await changeAccount(transaction, accountId, { whatsAppOptIn: given });
        await audit.note({ event: 'consent-changed', accountId, detail: purpose }, request, transaction);
        return noteConsent(transaction, { ...answer, at: new Date(now()) }, request);
      });
    },

    async 'GET /api/v1/user/export'(_input, request) {
      const { accountId } = await sessions.required(request);
      return { export: await exports.newest(accountId) };
    },

    async 'POST /api/v1/user/export'(_input, request) {
      const { accountId } = await sessions.required(request);
      return exports.ask(accountId, (transaction) =>
        audit.note({ event: 'data-exported', accountId }, request, transaction),
      );
    },

    async 'GET /api/v1/user/deletion'(_input, request) {
      const { accountId } = await sessions.required(request);
      return deletions.of(accountId);
    },

    async 'POST /api/v1/user/deletion'({ body: { password, forfeitWallet } }, request) {
      const viewer = await sessions.required(request);
      await requireFreshLogin(deps, viewer, request, password);
      const { walletPaise } = await deletions.of(viewer.accountId);
      if (walletPaise > 0 && !forfeitWallet) throw new CallError(409, WALLET_NOT_EMPTY);
      const { accountId } = viewer;
      const asked = await deletions.ask(accountId, () =>
        audit.note({ event: 'account-deleted', accountId, detail: 'asked' }, request),
      );
      await endSessions(database, accountId, viewer.sessionId);
      return asked;
    },

    async 'DELETE /api/v1/user/deletion'(_input, request) {
      const { accountId } = await sessions.required(request);
      if ((await deletions.of(accountId)).deletesAt !== null)
        await limiter.take('answer-again', request, { subject: accountId });
      return deletions.takeBack(accountId, () =>
        audit.note({ event: 'account-deleted', accountId, detail: 'taken-back' }, request),
      );
    },
  };
}

const named = z.object({ id: z.string().max(60) });

/** The copy, as a download for its owner only. */
export function exportFile(
  app: FastifyInstance,
  { sessions, exports }: Pick<PrivacyDeps, 'sessions' | 'exports'>,
): void {
  app.get('/api/v1/user/export/:id/file', { schema: { hide: true } }, async (request, reply) => {
    const { accountId } = await sessions.required(request);
    const asked = named.safeParse(request.params);
    const bytes = asked.success ? await exports.read(accountId, asked.data.id) : undefined;
    if (!bytes) throw callError('no-data-copy');
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="aangan-data.json"')
      .header('x-content-type-options', 'nosniff')
      .type('application/json; charset=utf-8')
      .send(bytes);
  });
}
