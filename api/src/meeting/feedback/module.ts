import { feedbackCalls } from '@aangan/shared-kit/contracts/feedback';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { OPINIONS } from '../../search/alerts/public.ts';
import { feedbackHandlers } from './feedback.routes.ts';
import * as tables from './feedback.tables.ts';
import { opinionsOf } from './home-feedback.queries.ts';

/** Feedback on homes, and on leaving. */
export const feedback = defineModule({
  name: 'meeting/feedback',
  calls: feedbackCalls,
  handlers: (api) => feedbackHandlers(api.use(callDepsOf)),
  provides: (api) => api.provide(OPINIONS, opinionsOf),
  tables,
  personalData: {
    tables: [
      { name: 'feedback', table: tables.homeFeedback, onDeletion: 'remove' },
      { name: 'exitFeedback', table: tables.exitFeedback, hidden: ['deviceHash'], onDeletion: 'remove' },
    ],
  },
});
