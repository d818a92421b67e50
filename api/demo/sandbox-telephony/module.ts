import { defineModule } from '../../src/foundation/module/public.ts';
import { SANDBOX_INBOUND_SECRET, sandboxTelephony } from './sandbox-telephony.ts';

/** A telephone company that rings no phone. It is used unless Exotel is configured. */
export const sandboxTelephonyModule = defineModule({
  name: 'demo/sandbox-telephony',
  jobs({ app, jobs, settings }) {
    settings.sandboxTelephony?.jobs(app, jobs);
  },
  settings({ EXOTEL_SID }) {
    if (EXOTEL_SID) return {};
    const sandbox = sandboxTelephony();
    return { sandboxTelephony: sandbox, telephony: sandbox.open, inboundSecret: SANDBOX_INBOUND_SECRET };
  },
});

declare module '../../src/foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** The sandbox that this API has opened. */
    readonly sandboxTelephony?: ReturnType<typeof sandboxTelephony>;
  }
}
