import { builderAccountCalls, ownUnitCalls } from '@aangan/shared-kit/contracts/builder-account';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { staffCallDepsOf, staffPapersOf } from '../../people/staff/public.ts';
import { paperFiles } from './builder-account.queries.ts';
import { builderAccountHandlers } from './builder-account.routes.ts';
import * as tables from './builder-account.tables.ts';
import { builderPaperUpload } from './builder-paper-upload.ts';
import { builderPapers } from './builder-papers.ts';
import { ownUnitHandlers } from './own-units.routes.ts';

/** Accounts that act for a builder, and what they do for their projects. */
export const ownProjects = defineModule({
  name: 'builders/own-projects',
  calls: { ...builderAccountCalls, ...ownUnitCalls },
  handlers: (api) => ({
    ...builderAccountHandlers(api.use(staffCallDepsOf)),
    ...ownUnitHandlers({ ...api.use(callDepsOf), events: api.events }),
  }),
  routes: (api) => builderPapers(api.database, api.use(staffPapersOf)),
  tables,
  personalData: {
    tables: [
      { name: 'builderPapers', table: tables.builderPaper, hidden: ['fileKey'], onDeletion: 'remove' },
      { name: 'builderAccount', table: tables.builderAccount, onDeletion: 'remove' },
    ],
    files: paperFiles,
  },
  uploads: { 'builder-paper': builderPaperUpload },
  staffQueues: [{ title: 'Builder accounts', list: 'GET /api/v1/staff/builder-claims', role: 'verification' }],
});
