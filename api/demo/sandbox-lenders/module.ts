import { hmac } from '../../src/foundation/digests/public.ts';
import { defineModule } from '../../src/foundation/module/public.ts';
import { LENDER_SIGNATURE_HEADER, lenderAnswerPath } from '../../src/rent/loans/public.ts';
import { SANDBOX_LENDERS_JOB, SANDBOX_LENDERS_SECRET, type SandboxAnswer } from './sandbox-lender-server.ts';
import { openSandboxLenders } from './sandbox-lenders.ts';

/** Lenders that lend nothing. They are used unless desks of lenders are configured. */
export const sandboxLendersModule = defineModule({
  name: 'demo/sandbox-lenders',
  jobs: ({ app, jobs, settings }) => {
    if (settings.lenderDesks !== openSandboxLenders) return;
    jobs.work<SandboxAnswer>(SANDBOX_LENDERS_JOB, async ({ lender, ...answer }) => {
      const payload = JSON.stringify(answer);
      const headers = {
        'content-type': 'application/json',
        [LENDER_SIGNATURE_HEADER]: hmac(payload, SANDBOX_LENDERS_SECRET),
      };
      await app.inject({ method: 'POST', url: lenderAnswerPath(lender), payload, headers });
    });
  },
  settings: ({ LENDER_DESKS }) => (LENDER_DESKS ? {} : { lenderDesks: openSandboxLenders }),
});
