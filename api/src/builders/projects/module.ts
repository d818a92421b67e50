import { defineModule } from '../../foundation/module/public.ts';
import * as tables from './projects.tables.ts';

/** Builder projects: lists, pages and comparisons. */
export const projects = defineModule({ name: 'builders/projects', tables });
