import { projectReviewCalls } from '@aangan/shared-kit/contracts/project-reviews';
import { defineModule } from '../../foundation/module/public.ts';
import { staffCallDepsOf } from '../../people/staff/public.ts';
import { projectReviewHandlers } from './project-reviews.routes.ts';
import * as tables from './project-reviews.tables.ts';

/** Reviews of projects by residents and visitors. */
export const projectReviews = defineModule({
  name: 'builders/reviews',
  calls: projectReviewCalls,
  handlers: (api) => projectReviewHandlers(api.use(staffCallDepsOf)),
  tables,
  personalData: {
    tables: [
      {
        name: 'reportsOfReviews',
        table: tables.projectReviewReport,
        people: [tables.projectReviewReport.reporterId],
        onDeletion: { clear: { words: null } },
      },
      {
        name: 'projectReviews',
        table: tables.projectReview,
        people: [tables.projectReview.authorId],
        onDeletion: 'remove',
      },
    ],
  },
  staffQueues: [{ title: 'Reported reviews', list: 'GET /api/v1/staff/project-reviews', role: 'listings' }],
});
