import { grievanceCalls } from '@aangan/shared-kit/contracts/grievances';
import { lt } from 'drizzle-orm';
import { noticeDepsOf } from '../../foundation/messages/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { staffCallDepsOf } from '../staff/public.ts';
import { grievanceMessages } from './grievance-messages.ts';
import { grievanceSettings } from './grievance-settings.ts';
import { grievanceHandlers } from './grievances.routes.ts';
import * as tables from './grievances.tables.ts';

/** Complaints to the grievance officer. */
export const grievances = defineModule({
  name: 'people/grievances',
  calls: grievanceCalls,
  handlers: (api) =>
    grievanceHandlers({
      ...api.use(staffCallDepsOf),
      officer: api.settings.grievanceOfficer,
      messages: grievanceMessages(api.use(noticeDepsOf)),
    }),
  settings: grievanceSettings,
  tables,
  personalData: {
    tables: [{ name: 'grievances', table: tables.grievance, hidden: ['repeatKey'], onDeletion: 'remove' }],
  },
  retention: [
    {
      // They may name people without an account. One that waits stays.
      name: 'decided grievances',
      days: 400,
      remove: (database, before) => database.delete(tables.grievance).where(lt(tables.grievance.decidedAt, before)),
    },
  ],
  staffQueues: [{ title: 'Grievances', list: 'GET /api/v1/staff/grievances', role: 'support' }],
});
