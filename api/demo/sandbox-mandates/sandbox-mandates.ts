import { type OpenMandateBank, razorpayMandates } from '../../src/rent/mandates/public.ts';
import { sandboxMandatesServer } from './sandbox-mandates-server.ts';

/** Worthless: the sandbox moves no money. */
export const SANDBOX_MANDATE_SECRET = 'aangan-sandbox-mandates';

/** Sends webhooks. */
export const SANDBOX_MANDATES_JOB = 'sandbox-mandates';

/** The name of the sandbox. */
export const SANDBOX_MANDATES = 'sandbox-mandates';

/** Mandates that take no money: the code for Razorpay, against a server of our own. */
export const openSandboxMandates: OpenMandateBank = ({ database, jobs, now }) => {
  const server = sandboxMandatesServer({
    ...{ database, now },
    changed: (news) => jobs.send(SANDBOX_MANDATES_JOB, news),
  });
  const secret = SANDBOX_MANDATE_SECRET;
  const real = razorpayMandates({ keyId: 'sandbox', keySecret: secret, webhookSecret: secret, url: server.url });
  return { ...real, name: SANDBOX_MANDATES, close: server.close };
};
