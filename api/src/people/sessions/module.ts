import { sessionCalls } from '@aangan/shared-kit/contracts/sessions';
import type { FastifyRequest } from 'fastify';
import { auditOf } from '../../foundation/audit/public.ts';
import { LIVE_SESSIONS } from '../../foundation/live/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { LOGGED_IN_ACCOUNT } from '../../foundation/uploads/public.ts';
import { callDepsOf } from './call-deps.ts';
import { sessionsOf } from './open-sessions.ts';
import { activeSessions, deleteExpiredSessions, endSessions } from './sessions.queries.ts';
import { sessionHandlers } from './sessions.routes.ts';
import * as tables from './sessions.tables.ts';

/** Sessions: devices on which people are logged in. */
export const sessions = defineModule({
  name: 'people/sessions',
  calls: sessionCalls,
  handlers: (api) => sessionHandlers({ ...api.use(callDepsOf), audit: api.use(auditOf) }),
  provides: (api) => {
    // A handler that asks for the person inside a transaction would need a second connection. As many of them as the
    // pool has connections would wait for each other, so the session is looked up before the handler.
    api.app.addHook('preHandler', async (request) => {
      if (request.routeOptions.config.personal) await api.use(sessionsOf).viewer(request);
    });
    const required = (request: FastifyRequest) => api.use(sessionsOf).required(request);
    api.provide(LOGGED_IN_ACCOUNT, required);
    api.provide(LIVE_SESSIONS, {
      required,
      active: (ids) => activeSessions(api.database, ids, new Date(api.settings.now())),
    });
  },
  tables,
  personalData: {
    // Their streams of live updates end with them.
    beforeDeletion: async (transaction, { accountId }) => void (await endSessions(transaction, accountId)),
    tables: [{ name: 'sessions', table: tables.session, hidden: ['tokenHash'], onDeletion: 'remove' }],
  },
  retention: [{ name: 'expired sessions', days: 0, remove: deleteExpiredSessions }],
});
