import { contentCalls } from '@aangan/shared-kit/contracts/content';
import { auditOf } from '../../foundation/audit/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { staffCallDepsOf } from '../../people/staff/public.ts';
import { contentHandlers } from './content.routes.ts';
import * as tables from './content.tables.ts';
import { seedArticles } from './seed-articles.ts';

/** Articles and customers' stories. */
export const content = defineModule({
  name: 'growth/content',
  calls: contentCalls,
  handlers: (api) => contentHandlers({ ...api.use(staffCallDepsOf), audit: api.use(auditOf) }),
  tables,
  personalData: {
    tables: [{ name: 'stories', table: tables.testimonial, onDeletion: 'remove' }],
  },
  staffQueues: [{ title: 'Stories of people', list: 'GET /api/v1/staff/content/testimonials', role: 'support' }],
  prepare: seedArticles,
});
