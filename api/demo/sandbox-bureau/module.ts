import { defineModule } from '../../src/foundation/module/public.ts';
import { openSandboxBureau } from './sandbox-bureau.ts';

/** A bureau that makes its reports up. It is used unless Surepass is configured. */
export const sandboxBureauModule = defineModule({
  name: 'demo/sandbox-bureau',
  settings: ({ SUREPASS_TOKEN }) => (SUREPASS_TOKEN ? {} : { creditBureau: openSandboxBureau }),
});
