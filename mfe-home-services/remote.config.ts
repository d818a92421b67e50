import { defineRemote } from '@aangan/shared-kit/build/remote-config';
import { PACKERS_CITIES } from '@aangan/shared-kit/domain/home-services/packers-city';
import { PACKERS_LINK, packersCityLink, SERVICES_LINK } from '@aangan/shared-kit/links/home-services';

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
    packers: {
      paths: [`${PACKERS_LINK}*`],
      module: './src/packers/packers.page.tsx',
      sitemap: [PACKERS_LINK, ...PACKERS_CITIES.map(({ slug }) => packersCityLink(slug))],
    },
    moveEstimate: { paths: [`${PACKERS_LINK}/estimate`], module: './src/move-estimate/estimate.page.tsx' },
    // Legal services.
    // Bookings, professionals and staff.
  },
  budgets: {
    services: PAGE_BUDGET,
    packers: PAGE_BUDGET,
    moveEstimate: PAGE_BUDGET,
  },
  hybrid: { pnm: { page: 'packers', web: PACKERS_LINK } },
  navigation: [
    { place: 'header', title: 'Packers and movers', path: PACKERS_LINK, order: 60 },
    { place: 'footer', group: 'Services', title: 'Packers and movers', path: PACKERS_LINK, order: 320 },
  ],
});
