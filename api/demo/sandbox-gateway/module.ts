import { defineModule } from '../../src/foundation/module/public.ts';
import { gatewayOf, webhookPath } from '../../src/money/payments/public.ts';
import { sandboxGatewayPages } from './sandbox-gateway.routes.ts';
import * as tables from './sandbox-gateway.tables.ts';
import { openSandboxGateway, SANDBOX_SECRET } from './sandbox-gateway.ts';

/** A payment gateway that takes no money. It is used unless Razorpay's credentials are configured. */
export const sandboxGatewayModule = defineModule({
  name: 'demo/sandbox-gateway',
  tables,
  routes: (api) => {
    const gateway = api.use(gatewayOf);
    if (gateway?.name !== 'sandbox') return;
    const { app, database, jobs, settings } = api;
    const path = webhookPath(gateway.name);
    sandboxGatewayPages(app, database, { secret: SANDBOX_SECRET, now: settings.now, jobs, webhookPath: path });
  },
  settings: ({ RAZORPAY_KEY_ID: keyId, PAYMENT_GATEWAY: wanted }) =>
    keyId && wanted !== 'sandbox' ? {} : { gateway: openSandboxGateway },
});
