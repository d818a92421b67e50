import { defineModule } from '../../src/foundation/module/public.ts';
import { signWebhook } from '../../src/money/payments/public.ts';
import { payoutWebhookPath } from '../../src/rent/payments/public.ts';
import { sandboxAccountCheck } from './sandbox-account-check.ts';
import * as tables from './sandbox-bank.tables.ts';
import {
  decideSandboxPayouts,
  SANDBOX_BANK_HEADER,
  SANDBOX_BANK_JOB,
  SANDBOX_BANK_SECRET,
  sandboxBank,
} from './sandbox-bank.ts';

/** A bank that moves no money. It is used unless RazorpayX is configured. */
export const sandboxBankModule = defineModule({
  name: 'demo/sandbox-bank',
  tables,
  jobs({ app, database, jobs, settings }) {
    jobs.work(SANDBOX_BANK_JOB, async () => {
      for (const facts of await decideSandboxPayouts(database, new Date(settings.now()))) {
        const body = JSON.stringify(facts);
        await app.inject({
          method: 'POST',
          url: payoutWebhookPath('sandbox'),
          headers: {
            'content-type': 'application/json',
            [SANDBOX_BANK_HEADER]: signWebhook(body, SANDBOX_BANK_SECRET, settings.now()),
          },
          payload: body,
        });
      }
    });
    jobs.schedule(SANDBOX_BANK_JOB, '* * * * *');
  },
  settings: ({ RAZORPAYX_ACCOUNT_NUMBER }) =>
    RAZORPAYX_ACCOUNT_NUMBER ? {} : { accountCheck: sandboxAccountCheck, rentBank: sandboxBank },
});
