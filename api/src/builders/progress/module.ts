import { projectProgressCalls } from '@aangan/shared-kit/contracts/project-progress';
import { defineModule } from '../../foundation/module/public.ts';
import { projectProgressHandlers } from './project-progress.routes.ts';
import * as tables from './project-progress.tables.ts';

/** Quarterly progress of projects, title checks, and complaints about builders. */
export const projectProgress = defineModule({
  name: 'builders/progress',
  calls: projectProgressCalls,
  handlers: ({ database, settings }) => projectProgressHandlers(database, settings),
  tables,
});
