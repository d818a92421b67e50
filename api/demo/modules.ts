import type { ApiModule } from '../src/foundation/module/public.ts';
import { sandboxBankModule } from './sandbox-bank/module.ts';
import { sandboxBureauModule } from './sandbox-bureau/module.ts';
import { sandboxGatewayModule } from './sandbox-gateway/module.ts';
import { sandboxLendersModule } from './sandbox-lenders/module.ts';
import { sandboxMandatesModule } from './sandbox-mandates/module.ts';
import { sandboxSigningModule } from './sandbox-signing/module.ts';
import { sandboxTelephonyModule } from './sandbox-telephony/module.ts';
import { seededOwners } from './seed/module.ts';

/** Modules for trying out a site without customers. They are loaded only in the demonstration, and production builds do not contain them. */
export const DEMO_MODULES: readonly ApiModule[] = [
  sandboxGatewayModule,
  sandboxBankModule,
  sandboxLendersModule,
  sandboxBureauModule,
  sandboxMandatesModule,
  sandboxSigningModule,
  sandboxTelephonyModule,
  seededOwners,
];
