import { rentMandateCalls, rentMandateTopics } from '@aangan/shared-kit/contracts/rent-mandates';
import { messagesOf, noticeDepsOf } from '../../foundation/messages/public.ts';
import { type Api, defineModule, KEPT_FOR_LAW } from '../../foundation/module/public.ts';
import { ordersOf } from '../../money/orders/public.ts';
import { paymentNewsOf } from '../../money/payments/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { RENT_SPLITS } from '../payments/public.ts';
import type { MandateBank } from './mandate-bank.ts';
import type { MandateDeps } from './mandate-deps.ts';
import { mandateBankOf, mandateSettings } from './mandate-settings.ts';
import { mandateWebhook } from './mandate-webhook.routes.ts';
import { mandateJobs } from './mandates.jobs.ts';
import { mandateTopicHandlers } from './mandates.live.ts';
import { mandateHandlers } from './mandates.routes.ts';
import * as tables from './mandates.tables.ts';
import { reminderHandlers, reminderOneClick } from './reminders.routes.ts';
import { rentReminders } from './reminders.ts';

/** Rent that is paid by itself, and reminders of rent that is not. */
export const rentMandates = defineModule({
  name: 'rent/mandates',
  calls: rentMandateCalls,
  handlers(api) {
    const deps = { ...api.use(callDepsOf), bank: api.use(mandateBankOf), splits: () => api.ask(RENT_SPLITS) };
    return { ...mandateHandlers(deps), ...reminderHandlers(deps) };
  },
  topics: rentMandateTopics,
  live: ({ database }) => mandateTopicHandlers(database),
  routes(api) {
    const { app, database, jobs, settings } = api;
    reminderOneClick(app, database, settings.now);
    const bank = api.use(mandateBankOf);
    if (bank) app.register((scope) => mandateWebhook(scope, database, { bank, jobs, now: settings.now }));
  },
  jobs(api) {
    const bank = api.use(mandateBankOf);
    if (bank) mandateJobs(api.jobs, depsOf(api, bank), api.settings.now);
    rentReminders({ ...api.use(noticeDepsOf), splits: () => api.ask(RENT_SPLITS) });
  },
  tables,
  personalData: {
    tables: [
      { name: 'rentMandates', table: tables.rentMandate, onDeletion: KEPT_FOR_LAW },
      { name: 'rentReminders', table: tables.rentReminder, onDeletion: 'remove' },
    ],
  },
  settings: mandateSettings,
});

function depsOf(api: Api, bank: MandateBank): MandateDeps {
  const { app, database, settings } = api;
  return {
    ...{ database, bank, orders: api.use(ordersOf), paymentNews: api.use(paymentNewsOf) },
    ...{ messages: api.use(messagesOf), splits: () => api.ask(RENT_SPLITS), siteUrl: settings.siteUrl },
    onTrouble: (id, error) => app.log.warn({ id, err: error }, 'The gateway did not answer about a mandate'),
  };
}
