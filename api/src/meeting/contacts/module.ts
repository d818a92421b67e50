import { contactCalls, contactTopics } from '@aangan/shared-kit/contracts/contacts';
import { auditOf } from '../../foundation/audit/public.ts';
import { defineModule, KEPT_FOR_OTHER_SIDE } from '../../foundation/module/public.ts';
import { bridgedCallsOf } from '../../foundation/telephony/public.ts';
import { PLAN_CONTACTS, PLAN_TERMS } from '../../money/entitlements/public.ts';
import { staffCallDepsOf } from '../../people/staff/public.ts';
import { contactJobs } from './contact-jobs.ts';
import { contactEvents } from './contacts.events.ts';
import { contactTopicHandlers } from './contacts.live.ts';
import { contactHandlers } from './contacts.routes.ts';
import * as tables from './contacts.tables.ts';
import { measureReveals } from './measure-reveals.ts';
import { contactNoticesOf } from './open-notices.ts';
import { contactsOfPlans } from './plan-contacts.queries.ts';

/** Seekers ask for owners' numbers. */
export const contacts = defineModule({
  name: 'meeting/contacts',
  calls: contactCalls,
  handlers: (api) =>
    contactHandlers({
      ...api.use(staffCallDepsOf),
      audit: api.use(auditOf),
      events: api.events,
      notices: api.use(contactNoticesOf),
      bridge: api.use(bridgedCallsOf),
      planTerms: api.ask(PLAN_TERMS),
    }),
  provides: (api) => api.provide(PLAN_CONTACTS, contactsOfPlans),
  topics: contactTopics,
  live: ({ database }) => contactTopicHandlers(database),
  jobs: (api) =>
    contactJobs(api.database, {
      jobs: api.jobs,
      notices: api.use(contactNoticesOf),
      now: api.settings.now,
      log: api.app.log,
    }),
  events: ({ database, events }) => contactEvents(database, events),
  metrics: measureReveals,
  tables,
  personalData: {
    tables: [
      {
        name: 'contacts',
        table: tables.contact,
        people: [tables.contact.seekerId, tables.contact.ownerId],
        onDeletion: KEPT_FOR_OTHER_SIDE,
      },
      {
        name: 'reports',
        table: tables.numberReport,
        people: [tables.numberReport.reporterId],
        onDeletion: { keep: 'A report protects others; it names an opaque account.' },
      },
      { name: 'contactPreference', table: tables.contactPreference, onDeletion: 'remove' },
      {
        name: 'contactRequests',
        table: tables.contactRequest,
        people: [tables.contactRequest.seekerId, tables.contactRequest.ownerId],
        onDeletion: 'remove',
      },
    ],
  },
  staffQueues: [{ title: 'Reports about numbers', list: 'GET /api/v1/staff/contact-reports', role: 'support' }],
});
