import { interestedCalls, interestedTopics } from '@aangan/shared-kit/contracts/interested';
import { leadCalls } from '@aangan/shared-kit/contracts/leads';
import { lt } from 'drizzle-orm';
import { defineModule } from '../../foundation/module/public.ts';
import { bridgedCallsOf } from '../../foundation/telephony/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { staffCallDepsOf } from '../../people/staff/public.ts';
import { contactNoticesOf } from '../contacts/public.ts';
import { interestedTopicHandlers } from './interested.live.ts';
import { interestedHandlers } from './interested.routes.ts';
import { leadCallSource } from './lead-calls.ts';
import { leadHandlers } from './leads.routes.ts';
import * as tables from './leads.tables.ts';

/** People who are interested in a home. */
export const leads = defineModule({
  name: 'meeting/leads',
  calls: { ...leadCalls, ...interestedCalls },
  handlers: (api) => ({
    ...leadHandlers(api.use(staffCallDepsOf)),
    ...interestedHandlers({
      ...api.use(callDepsOf),
      events: api.events,
      notices: api.use(contactNoticesOf),
      bridge: api.use(bridgedCallsOf),
    }),
  }),
  topics: interestedTopics,
  live: ({ database }) => interestedTopicHandlers(database),
  callSource: leadCallSource,
  tables,
  personalData: {
    tables: [
      { name: 'leads', table: tables.lead, hidden: ['repeatKey'], onDeletion: 'remove' },
      { name: 'aboutMe', table: tables.tenantDetails, onDeletion: 'remove' },
    ],
  },
  retention: [
    {
      // They may name people without an account.
      name: 'leads',
      days: 400,
      remove: (database, before) => database.delete(tables.lead).where(lt(tables.lead.createdAt, before)),
    },
  ],
});
