import { loanLeadCalls } from '@aangan/shared-kit/contracts/loan-leads';
import { loanCalls } from '@aangan/shared-kit/contracts/loans';
import { lt } from 'drizzle-orm';
import { messagesOf } from '../../foundation/messages/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { DELIVER_LEADS_JOB, deliverLeads } from './deliver-leads.ts';
import { lenderAnswers } from './lender-answers.routes.ts';
import { lenderDeskSettings, lenderDesksOf } from './lender-desk-settings.ts';
import { loanLeadHandlers } from './loan-leads.routes.ts';
import { deleteOldChecks } from './loans.queries.ts';
import { LOAN_CHECK_DAYS, loanHandlers } from './loans.routes.ts';
import * as tables from './loans.tables.ts';

/** Answers of loan checks, and requests to one lender each. What somebody could borrow is calculated on the page. */
export const loans = defineModule({
  name: 'rent/loans',
  calls: { ...loanCalls, ...loanLeadCalls },
  handlers(api) {
    const deps = { ...api.use(callDepsOf), desks: api.use(lenderDesksOf) };
    return { ...loanHandlers(deps), ...loanLeadHandlers(deps) };
  },
  routes(api) {
    const { app, database, settings } = api;
    const desks = api.use(lenderDesksOf);
    const deps = { messages: api.use(messagesOf), now: settings.now };
    if (desks) app.register((scope) => lenderAnswers(scope, database, { ...deps, desks }));
  },
  jobs(api) {
    const { database, jobs, settings } = api;
    jobs.work(DELIVER_LEADS_JOB, async () => {
      const desks = api.use(lenderDesksOf);
      if (desks) await deliverLeads(database, desks, settings.now);
    });
    jobs.schedule(DELIVER_LEADS_JOB, '*/10 * * * *');
  },
  settings: lenderDeskSettings,
  tables,
  personalData: {
    tables: [
      { name: 'loanChecks', table: tables.loanCheck, hidden: ['repeatKey', 'device'], onDeletion: 'remove' },
      {
        name: 'loanRequests',
        table: tables.loanLead,
        // Without the answers; the job then withdraws an open request at its lender.
        onDeletion: { clear: { facts: null, answer: null } },
      },
    ],
  },
  retention: [
    { name: 'answers of loan checks', days: LOAN_CHECK_DAYS, remove: deleteOldChecks },
    {
      name: 'requests to lenders',
      days: 400,
      remove: (database, before) => database.delete(tables.loanLead).where(lt(tables.loanLead.askedAt, before)),
    },
  ],
});
