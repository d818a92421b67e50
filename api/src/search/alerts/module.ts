import { alertCalls } from '@aangan/shared-kit/contracts/alerts';
import { noticeDepsOf } from '../../foundation/messages/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { alertJobs } from './alert-jobs.ts';
import { alertHandlers } from './alerts.routes.ts';
import * as tables from './alerts.tables.ts';
import { deleteMatches, deleteMessages } from './old-alerts.queries.ts';
import { oneClickPages } from './one-click.routes.ts';
import { OPINIONS } from './opinions.ts';
import { priceDropJobs } from './price-drops/price-drop-jobs.ts';
import * as priceDropTables from './price-drops/price-drops.tables.ts';
import { CHAT_NOTICES, stoppables } from './stoppable.ts';

/** Saved searches that notify people, and price drops of shortlisted homes. */
export const alerts = defineModule({
  name: 'search/alerts',
  calls: alertCalls,
  handlers: (api) =>
    alertHandlers({
      ...api.use(callDepsOf),
      opinionsOf: api.ask(OPINIONS),
      stoppableOf: stoppables(api.ask(CHAT_NOTICES)),
    }),
  routes: ({ app, database, settings, ask }) => oneClickPages(app, database, settings, stoppables(ask(CHAT_NOTICES))),
  jobs: (api) => {
    alertJobs(api.use(noticeDepsOf));
    priceDropJobs(api.use(noticeDepsOf));
  },
  tables: { ...tables, ...priceDropTables },
  personalData: {
    tables: [
      { name: 'toldPriceDrops', table: priceDropTables.notifiedPriceDrop, onDeletion: 'remove' },
      { name: 'priceDropMessages', table: priceDropTables.priceDropMessage, onDeletion: 'remove' },
      { name: 'priceDropChoice', table: priceDropTables.priceDropChoice, onDeletion: 'remove' },
      { name: 'alertMatches', table: tables.alertMatch, onDeletion: 'remove' },
      { name: 'alertMessages', table: tables.alertMessage, onDeletion: 'remove' },
      { name: 'alerts', table: tables.alert, onDeletion: 'remove' },
    ],
  },
  retention: [
    // Listings are matched within a week of their posting.
    { name: 'matches of alerts', days: 90, remove: deleteMatches },
    // As long as the link in a message can stop its alerts.
    { name: 'messages of alerts and price drops', days: 400, remove: deleteMessages },
  ],
});
