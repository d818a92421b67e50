import { analyticsCalls } from '@aangan/shared-kit/contracts/analytics';
import { lt } from 'drizzle-orm';
import { defineModule } from '../../foundation/module/public.ts';
import { analyticsHandlers } from './analytics.routes.ts';
import * as tables from './analytics.tables.ts';

/** Analytics events of visitors. */
export const analytics = defineModule({
  name: 'growth/analytics',
  calls: analyticsCalls,
  handlers: ({ app, database, settings }) => analyticsHandlers(app, database, settings),
  tables,
  retention: [
    {
      name: 'events of visitors',
      days: 90,
      remove: (database, before) => database.delete(tables.analyticsEvent).where(lt(tables.analyticsEvent.at, before)),
    },
  ],
  settings: ({ ADOBE_URL: adobeUrl, BK_URL: bkUrl }) => ({ ...(adobeUrl && { adobeUrl }), ...(bkUrl && { bkUrl }) }),
});
