import { defineModule } from '../../src/foundation/module/public.ts';
import { sandboxMandatePages } from './sandbox-mandates.routes.ts';
import * as tables from './sandbox-mandates.tables.ts';
import { openSandboxMandates } from './sandbox-mandates.ts';

/** Mandates that take no money. They are used unless Razorpay is the gateway. */
export const sandboxMandatesModule = defineModule({
  name: 'demo/sandbox-mandates',
  tables,
  routes: ({ app, database, jobs, settings }) => {
    if (settings.mandateBank === openSandboxMandates) sandboxMandatePages(app, database, jobs);
  },
  settings: ({ RAZORPAY_KEY_ID: keyId, PAYMENT_GATEWAY: wanted }) =>
    keyId && wanted !== 'sandbox' ? {} : { mandateBank: openSandboxMandates },
});
