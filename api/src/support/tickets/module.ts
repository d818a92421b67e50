import { ticketCalls, ticketTopics } from '@aangan/shared-kit/contracts/tickets';
import { auditOf } from '../../foundation/audit/public.ts';
import { noticeDepsOf } from '../../foundation/messages/public.ts';
import { type Api, defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { lateTickets } from './late-tickets.ts';
import { staffTicketHandlers } from './staff-tickets.routes.ts';
import { ticketCallSource } from './ticket-calls.ts';
import type { TicketDeps } from './ticket-deps.ts';
import { ticketFileRoutes } from './ticket-file.routes.ts';
import { deleteSolved, ticketFileKeys, ticketUpload } from './ticket-files.ts';
import { ticketMessages } from './ticket-messages.ts';
import { ticketTopicHandlers } from './tickets.live.ts';
import { ownTicketHandlers } from './tickets.routes.ts';
import * as tables from './tickets.tables.ts';

const ticketMessagesOf = (api: Api) => ticketMessages(api.use(noticeDepsOf));

const depsOf = (api: Api): TicketDeps => ({
  ...api.use(callDepsOf),
  audit: api.use(auditOf),
  messages: api.use(ticketMessagesOf),
});

const { ticket, ticketEntry, ticketFile } = tables;

/** Requests to support, with a promise by when each is answered. */
export const tickets = defineModule({
  name: 'support/tickets',
  calls: ticketCalls,
  handlers: (api) => ({ ...ownTicketHandlers(depsOf(api)), ...staffTicketHandlers(depsOf(api)) }),
  routes: (api) => ticketFileRoutes(api.app, depsOf(api)),
  jobs: (api) =>
    lateTickets(api.database, { jobs: api.jobs, messages: api.use(ticketMessagesOf), now: api.settings.now }),
  topics: ticketTopics,
  live: ({ database }) => ticketTopicHandlers(database),
  tables,
  personalData: {
    tables: [
      { name: 'ticketFiles', table: ticketFile, hidden: ['fileKey'], onDeletion: 'remove' },
      { name: 'ticketEntries', table: ticketEntry, onDeletion: 'remove' },
      { name: 'tickets', table: ticket, hidden: ['repeatKey', 'heldBy'], onDeletion: 'remove' },
    ],
    files: ticketFileKeys,
  },
  retention: [{ name: 'solved tickets', days: 400, remove: deleteSolved }],
  callSource: ticketCallSource,
  uploads: { 'ticket-file': ticketUpload },
  staffQueues: [{ title: 'Requests to support', list: 'GET /api/v1/staff/tickets', role: 'support' }],
});
