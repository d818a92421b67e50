import { projectShortlistCalls } from '@aangan/shared-kit/contracts/project-shortlist';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { projectShortlistHandlers } from './project-shortlist.routes.ts';
import * as tables from './project-shortlist.tables.ts';

/** Builder projects that a person has shortlisted. */
export const projectShortlist = defineModule({
  name: 'builders/project-shortlist',
  calls: projectShortlistCalls,
  handlers: (api) => projectShortlistHandlers(api.use(callDepsOf)),
  tables,
  personalData: {
    tables: [{ name: 'projectShortlist', table: tables.shortlistedProject, onDeletion: 'remove' }],
  },
});
