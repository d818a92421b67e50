import type { doNotCallCalls } from '@aangan/shared-kit/contracts/do-not-call';
import type { Audit } from '../../foundation/audit/public.ts';
import { type CallHandlers, callError } from '../../foundation/server/public.ts';
import { accountOfId } from '../accounts/public.ts';
import type { IdentityDeps } from '../identity/public.ts';
import type { CallDeps } from '../sessions/public.ts';
import { allowCalls, type CallablePerson, doNotCallSince, noteDoNotCall } from './do-not-call.queries.ts';

interface DoNotCallDeps extends CallDeps {
  readonly audit: Audit;
  readonly limiter: IdentityDeps['limiter'];
}

/** Whether staff may call the person who is logged in. */
export function doNotCallHandlers({
  database,
  sessions,
  audit,
  limiter,
  now,
}: DoNotCallDeps): CallHandlers<typeof doNotCallCalls> {
  async function person(accountId: string): Promise<CallablePerson> {
    const found = await accountOfId(database, accountId);
    if (!found?.phone) throw callError('no-phone');
    return { phone: found.phone, accountId };
  }

  return {
    async 'GET /api/v1/user/do-not-call'(_input, request) {
      const { accountId } = await sessions.required(request);
      const found = await accountOfId(database, accountId);
      const since = found?.phone ? await doNotCallSince(database, { phone: found.phone, accountId }) : undefined;
      return { since: since?.getTime() ?? null };
    },

    async 'PUT /api/v1/user/do-not-call'({ body }, request) {
      const { accountId } = await sessions.required(request);
      const own = await person(accountId);
      const before = await doNotCallSince(database, own);
      if ((before !== undefined) === body.doNotCall) return { since: before?.getTime() ?? null };
      if (!body.doNotCall) await limiter.take('answer-again', request, { subject: accountId });
      return database.transaction(async (transaction) => {
        if (body.doNotCall) await noteDoNotCall(transaction, own, { saidIn: 'profile', since: new Date(now()) });
        else await allowCalls(transaction, own);
        const detail = body.doNotCall ? 'calls-off' : 'calls-on';
        await audit.note({ event: 'consent-changed', accountId, detail }, request, transaction);
        return { since: (await doNotCallSince(transaction, own))?.getTime() ?? null };
      });
    },
  };
}
