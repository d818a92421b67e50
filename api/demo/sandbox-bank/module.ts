import { defineModule } from '../../src/foundation/module/public.ts';
import { sandboxAccountCheck } from './sandbox-account-check.ts';
import { sandboxBankJobs } from './sandbox-bank.jobs.ts';
import * as tables from './sandbox-bank.tables.ts';
import { openSandboxBank } from './sandbox-bank.ts';

/** A bank that sends no money. It is used unless RazorpayX is configured. */
export const sandboxBankModule = defineModule({
  name: 'demo/sandbox-bank',
  tables,
  jobs: ({ app, database, jobs, settings }) => {
    if (settings.payoutBank === openSandboxBank) sandboxBankJobs(app, database, { jobs, now: settings.now });
  },
  settings: ({ RAZORPAYX_ACCOUNT_NUMBER }) =>
    RAZORPAYX_ACCOUNT_NUMBER ? {} : { payoutBank: openSandboxBank, accountCheck: sandboxAccountCheck },
});
