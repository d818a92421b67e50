import { defineRemote } from '@aangan/shared-kit/build/remote-config';
import { SERVICES_CONFIRMATION_LINK, SERVICES_LINK } from '@aangan/shared-kit/links/home-services';
import { PAY_FIRST_EXPERIMENT } from './src/checkout/pay-experiment.ts';

/** Gzip bytes of script a page may add to the shell's. */
const PAGE_BUDGET = 22_000;

export default defineRemote({
  name: 'mfe-home-services',
  contract: '^1.4',
  apiPrefixes: ['/hs-backend', '/pnm-backend', '/legal-backend'],
  pages: {
    // Home services.
    services: { paths: [SERVICES_LINK], module: './src/services/services.page.tsx' },
    serviceCheckout: {
      paths: ['/home-services/checkout/{bookingId}'],
      module: './src/checkout/checkout.page.tsx',
      access: 'login',
      about: 'your booking',
      experiments: [PAY_FIRST_EXPERIMENT],
    },
    serviceConfirmation: {
      paths: [SERVICES_CONFIRMATION_LINK],
      module: './src/confirmation/confirmation.page.tsx',
      access: 'login',
      about: 'your booking',
    },
    // Packers and movers.
    // Legal services.
    // Bookings, professionals and staff.
  },
  budgets: {
    services: PAGE_BUDGET,
    serviceCheckout: PAGE_BUDGET,
    serviceConfirmation: PAGE_BUDGET,
  },
  experiments: { [PAY_FIRST_EXPERIMENT]: { buckets: { a: 1, [PAY_FIRST_EXPERIMENT]: 1 } } },
});
