import { liveCalls } from '@aangan/shared-kit/contracts/live';
import { defineModule } from '../module/public.ts';
import { liveHandlers, liveRoutes } from './live.routes.ts';
import * as tables from './live.tables.ts';
import { deleteLiveEvents } from './live-events.queries.ts';

/** Live updates: events that reach open pages. */
export const live = defineModule({
  name: 'foundation/live',
  calls: liveCalls,
  handlers: liveHandlers,
  routes: liveRoutes,
  tables,
  personalData: {
    tables: [
      {
        name: 'liveEvents',
        table: tables.liveEvent,
        people: [tables.liveEvent.audience],
        hidden: ['number'],
        onDeletion: 'remove',
      },
    ],
  },
  retention: [{ name: 'live events', days: 1, remove: deleteLiveEvents }],
});
