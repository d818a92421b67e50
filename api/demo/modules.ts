import type { ApiModule } from '../src/foundation/module/public.ts';
import { sandboxGatewayModule } from './sandbox-gateway/module.ts';
import { seededOwners } from './seed/module.ts';

/** What a site without customers needs to be tried out. Production neither loads nor carries it. */
export const DEMO_MODULES: readonly ApiModule[] = [sandboxGatewayModule, seededOwners];
