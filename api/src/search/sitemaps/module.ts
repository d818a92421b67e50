import { sitemapCalls } from '@aangan/shared-kit/contracts/sitemaps';
import { defineModule } from '../../foundation/module/public.ts';
import { sitemapHandlers } from './sitemaps.routes.ts';

/** Addresses for search engines. */
export const sitemaps = defineModule({
  name: 'search/sitemaps',
  calls: sitemapCalls,
  handlers: ({ database }) => sitemapHandlers(database),
});
