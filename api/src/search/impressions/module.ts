import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { lt } from 'drizzle-orm';
import { defineModule } from '../../foundation/module/public.ts';
import * as tables from './impressions.tables.ts';

/** Days that counts are stored: twice what statistics show. */
const KEPT_DAYS = 60;

/** How often result pages have shown a listing. */
export const impressions = defineModule({
  name: 'search/impressions',
  tables,
  retention: [
    {
      name: 'counts of result pages',
      days: KEPT_DAYS,
      remove: (database, before) =>
        database.delete(tables.listingImpression).where(lt(tables.listingImpression.day, indiaDay(before.getTime()))),
    },
  ],
});
