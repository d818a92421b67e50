import type { callCalls } from '@aangan/shared-kit/contracts/calls';
import { isEnded } from '@aangan/shared-kit/domain/calls/call-state';
import { CallError, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import { showMissed } from './calls.live.ts';
import {
  type Cursor,
  callLog,
  deleteForOneself,
  dismissMissed,
  markSeen,
  missedCalls,
  ownCall,
  unseenMissed,
} from './calls.queries.ts';
import { CALL_WORDS } from './calls.words.ts';
import type { CallsDeps } from './calls-deps.ts';
import { askBack, pressCall } from './press-call.ts';
import { showPartner } from './show-partner.ts';
import { wireCall, wireCalls } from './wire-call.ts';

/** Calls of a person: placing, the log, and what was missed. */
export function callHandlers(deps: CallsDeps): CallHandlers<typeof callCalls> {
  const { database, sessions, idempotency, bridge, now } = deps;
  const at = () => new Date(now());

  async function own(accountId: string, id: string) {
    const found = await ownCall(database, accountId, id);
    if (!found) throw notFound(CALL_WORDS.noCall);
    return found;
  }

  return {
    async 'GET /api/v1/user/calls'({ query }, request) {
      const { accountId } = await sessions.required(request);
      const { page, next } = await callLog(database, accountId, query.before ? cursorOf(query.before) : undefined);
      return {
        calls: await wireCalls(database, accountId, page),
        next: next ? `${next.at}.${next.id}` : null,
        available: bridge.available,
      };
    },

    async 'POST /api/v1/user/calls'({ body }, request, reply) {
      const { accountId } = await sessions.required(request);
      const { id } = await idempotency.once(request, reply, { accountId, input: body }, async (transaction) => ({
        id: await pressCall(transaction, bridge, { callerId: accountId, contactId: body.contactId, at: at() }),
      }));
      return { call: await wireCall(database, accountId, await own(accountId, id)) };
    },

    async 'GET /api/v1/user/calls/with/{contactId}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      return showPartner(deps, accountId, params.contactId);
    },

    async 'POST /api/v1/user/calls/with/{contactId}/ask-back'({ params }, request) {
      const { accountId } = await sessions.required(request);
      const asking = { callerId: accountId, contactId: params.contactId, at: at() };
      const id = await database.transaction((transaction) => askBack(transaction, deps, asking));
      return { call: await wireCall(database, accountId, await own(accountId, id)) };
    },

    async 'GET /api/v1/user/calls/{callId}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      return { call: await wireCall(database, accountId, await own(accountId, params.callId)) };
    },

    async 'DELETE /api/v1/user/calls/{callId}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      const { call, bridged } = await own(accountId, params.callId);
      if (bridged && !isEnded(bridged.state)) throw new CallError(409, CALL_WORDS.stillOpen);
      await deleteForOneself(database, accountId, call, at());
      return { status: 'success' };
    },

    async 'GET /api/v1/user/missed-calls'(_input, request) {
      const { accountId } = await sessions.required(request);
      const [rows, { unread }] = await Promise.all([
        missedCalls(database, accountId),
        unseenMissed(database, accountId),
      ]);
      return { calls: await wireCalls(database, accountId, rows), unread, available: bridge.available };
    },

    async 'PUT /api/v1/user/missed-calls/seen'({ body }, request) {
      const { accountId } = await sessions.required(request);
      return database.transaction(async (transaction) => {
        await markSeen(transaction, accountId, new Date(Math.min(body.until, now())), at());
        await showMissed(transaction, accountId);
        const { unread } = await unseenMissed(transaction, accountId);
        return { unread };
      });
    },

    async 'PUT /api/v1/user/missed-calls/{callId}'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      return database.transaction(async (transaction) => {
        const change = { accountId, id: params.callId, at: body.dismissed ? at() : null };
        if (!(await dismissMissed(transaction, change))) throw notFound(CALL_WORDS.noCall);
        await showMissed(transaction, accountId);
        const { unread } = await unseenMissed(transaction, accountId);
        return { unread };
      });
    },
  };
}

/** @param cursor `1700000000000.` and the id, as the contract checks it */
function cursorOf(cursor: string): Cursor {
  const dot = cursor.indexOf('.');
  return { at: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) };
}
