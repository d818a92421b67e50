import { projectCalls } from '@aangan/shared-kit/contracts/projects';
import { defineModule } from '../../foundation/module/public.ts';
import { PROJECT_INDEXES } from './project-indexes.ts';
import { projectHandlers } from './projects.routes.ts';
import * as tables from './projects.tables.ts';

/** Builder projects: lists, pages and comparisons. */
export const projects = defineModule({
  name: 'builders/projects',
  calls: projectCalls,
  handlers: ({ app, database, settings }) =>
    projectHandlers(database, settings, (close) => void app.addHook('onClose', close)),
  tables,
  indexes: PROJECT_INDEXES,
});
