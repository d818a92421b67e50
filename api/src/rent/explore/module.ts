import { rentExploreCalls } from '@aangan/shared-kit/contracts/rent-payments';
import { defineModule } from '../../foundation/module/public.ts';
import { sessionsOf } from '../../people/sessions/public.ts';
import { exploreHandlers } from './explore.routes.ts';

/** Visitors who want a call about paying rent. */
export const rentExplore = defineModule({
  name: 'rent/explore',
  calls: rentExploreCalls,
  handlers: ({ app, database, settings, use }) =>
    exploreHandlers(app, { database, sessions: use(sessionsOf), now: settings.now }),
});
