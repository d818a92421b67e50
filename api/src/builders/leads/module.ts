import { projectLeadCalls } from '@aangan/shared-kit/contracts/project-leads';
import { lt } from 'drizzle-orm';
import { defineModule, KEPT_FOR_OTHER_SIDE } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { projectLeadHandlers } from './project-leads.routes.ts';
import * as tables from './project-leads.tables.ts';

/** What visitors ask the builder of a project for, on their own terms. */
export const projectLeads = defineModule({
  name: 'builders/leads',
  calls: projectLeadCalls,
  handlers: (api) => projectLeadHandlers(api.use(callDepsOf)),
  tables,
  personalData: {
    tables: [
      {
        name: 'callsToVisitors',
        table: tables.projectLeadCall,
        people: [tables.projectLeadCall.callerId],
        onDeletion: KEPT_FOR_OTHER_SIDE,
      },
      { name: 'projectLeads', table: tables.projectLead, onDeletion: 'remove' },
    ],
  },
  retention: [
    {
      name: 'leads of projects',
      days: 400,
      remove: (database, before) => database.delete(tables.projectLead).where(lt(tables.projectLead.sentAt, before)),
    },
  ],
});
