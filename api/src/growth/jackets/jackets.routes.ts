import { ALL_JACKETS, type jacketCalls } from '@aangan/shared-kit/contracts/jackets';
import type { FastifyRequest } from 'fastify';
import { type CallHandlers, callError, deviceIdOf } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { chooseJacket } from './choose-jacket.ts';
import { JACKETS } from './jacket-catalogue.ts';
import { eventsOf, factsOf, type JacketVisitor, noteEvent } from './jackets.queries.ts';

/** Suggestions: which one a visitor may see, and its events. */
export function jacketHandlers({ database, sessions, now }: CallDeps): CallHandlers<typeof jacketCalls> {
  /** @throws CallError 404 if `uId` is not the visitor's own */
  async function visitorOf(request: FastifyRequest, uId: string): Promise<JacketVisitor> {
    const viewer = await sessions.viewer(request);
    const deviceId = deviceIdOf(request);
    if (uId !== (viewer?.accountId ?? deviceId)) throw callError('no-visitor');
    return { ...(viewer && { accountId: viewer.accountId }), ...(deviceId !== undefined && { deviceId }) };
  }

  return {
    async 'POST /api/v1/jacket/get'({ body }, request) {
      const { business, uId, sP: page, typeToAudienceIdsMap: reported } = body;
      const visitor = await visitorOf(request, uId);
      const { accountId } = visitor;
      const [events, facts] = await Promise.all([
        eventsOf(database, visitor),
        accountId === undefined ? undefined : factsOf(database, accountId, now()),
      ]);
      return { jacket: chooseJacket({ facts, events, reported }, { business, page }, now()) ?? null };
    },

    async 'POST /api/v1/jacket/persist/audit/{jacketId}'({ params, body }, request, reply) {
      const { jacketId } = params;
      const visitor = await visitorOf(request, body.uId);
      if (jacketId !== ALL_JACKETS && !JACKETS.some(({ id }) => id === jacketId)) {
        throw callError('no-jacket');
      }
      const noted = await noteEvent(database, visitor, { jacketId, action: body.action, at: now() });
      if (!noted) reply.code(202);
      return { status: noted ? 'noted' : 'not-noted' };
    },
  };
}
