import type { sessionCalls } from '@aangan/shared-kit/contracts/sessions';
import { type Audit, deviceHash, lastSecurityEvents } from '../../foundation/audit/public.ts';
import { type CallHandlers, callError, deviceIdOf } from '../../foundation/server/public.ts';
import type { CallDeps } from './call-deps.ts';
import { clearSessionCookie } from './session-cookie.ts';
import { endSession, endSessions, sessionsOf } from './sessions.queries.ts';

const EVENTS_SHOWN = 50;

interface SessionDeps extends CallDeps {
  readonly audit: Audit;
}

/** The calls on an account's sessions and security events. */
export function sessionHandlers({ database, sessions, audit, now }: SessionDeps): CallHandlers<typeof sessionCalls> {
  return {
    'GET /api/v1/user/sessions': async (_, request) => {
      const { accountId, sessionId } = await sessions.required(request);
      const rows = await sessionsOf(database, accountId, new Date(now()));
      return {
        sessions: rows.map(({ id, client, createdAt, lastSeenAt, staff }) => ({
          id,
          client,
          since: createdAt.getTime(),
          lastSeen: lastSeenAt.getTime(),
          current: id === sessionId,
          staff,
        })),
      };
    },
    'DELETE /api/v1/user/sessions/{sessionId}': async ({ params }, request, reply) => {
      const viewer = await sessions.required(request);
      const there = await endSession(database, viewer.accountId, params.sessionId);
      if (!there) throw callError('no-login');
      const own = params.sessionId === viewer.sessionId;
      if (own) clearSessionCookie(reply);
      await audit.note({ event: 'session-revoked', accountId: viewer.accountId }, request);
      return { ended: 1, loggedIn: !own };
    },
    'DELETE /api/v1/user/sessions': async ({ query }, request, reply) => {
      const { accountId, sessionId } = await sessions.required(request);
      const ended = await endSessions(database, accountId, query.includingThis ? undefined : sessionId);
      if (query.includingThis) clearSessionCookie(reply);
      await audit.note({ event: 'sessions-revoked', accountId }, request);
      return { ended, loggedIn: !query.includingThis };
    },
    'GET /api/v1/user/security-events': async (_, request) => {
      const { accountId } = await sessions.required(request);
      const here = deviceHash(deviceIdOf(request));
      const rows = await lastSecurityEvents(database, accountId, EVENTS_SHOWN);
      return {
        events: rows.map(({ at, event, detail, client, deviceHash: device }) => ({
          at: at.getTime(),
          event,
          detail,
          client,
          here: device !== null && device === here,
        })),
      };
    },
  };
}
