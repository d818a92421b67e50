import { defineRemote } from '@aangan/shared-kit/build/remote-config';
import { SERVICES_LINK } from '@aangan/shared-kit/links/home-services';

/** Gzip bytes of script a page may add to the shell's. */
const PAGE_BUDGET = 22_000;

export default defineRemote({
  name: 'mfe-home-services',
  contract: '^1.4',
  apiPrefixes: ['/hs-backend', '/pnm-backend', '/legal-backend'],
  pages: {
    // Home services.
    services: { paths: [SERVICES_LINK], module: './src/services/services.page.tsx' },
    // Packers and movers.
    // Legal services.
    // Bookings, professionals and staff.
  },
  budgets: {
    services: PAGE_BUDGET,
  },
});
