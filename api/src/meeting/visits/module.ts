import { visitCalls } from '@aangan/shared-kit/contracts/visits';
import { defineModule } from '../../foundation/module/public.ts';
import { VISITED_HOMES } from '../../search/listings/public.ts';
import { deleteOldVisitRows } from './delete-expired-visit-data.ts';
import { visitCalendar } from './visit-calendar.routes.ts';
import { visitsOf } from './visit-deps.ts';
import { cancelVisitsToCome, visitedHomes } from './visits.queries.ts';
import { visitHandlers } from './visits.routes.ts';
import * as tables from './visits.tables.ts';

/** Visits to homes: slots, bookings, reminders. */
export const visits = defineModule({
  name: 'meeting/visits',
  calls: visitCalls,
  handlers: (api) => visitHandlers(api.use(visitsOf)),
  routes: (api) => visitCalendar(api.app, api.use(visitsOf)),
  jobs: (api) => void api.use(visitsOf),
  provides: (api) => api.provide(VISITED_HOMES, visitedHomes),
  tables,
  personalData: {
    tables: [
      {
        name: 'visits',
        table: tables.visit,
        people: [tables.visit.visitorId, tables.visit.ownerId],
        hidden: ['host', 'visitorReminded', 'ownerReminded', 'confirmAskedAt'],
        onDeletion: { keep: 'The other person sees that there was a visit, with a deleted account.' },
      },
      { name: 'visitWeeks', table: tables.visitWeek, people: [tables.visitWeek.ownerId], onDeletion: 'remove' },
      { name: 'slotAlerts', table: tables.slotAlert, onDeletion: 'remove' },
      {
        name: 'visitPositions',
        table: tables.visitPosition,
        people: [tables.visitPosition.staffAccountId],
        onDeletion: 'remove',
      },
    ],
    beforeDeletion: (transaction, { accountId, at }) => cancelVisitsToCome(transaction, accountId, at),
  },
  retention: [{ name: 'holds, requests and positions of visits', days: 1, remove: deleteOldVisitRows }],
});
