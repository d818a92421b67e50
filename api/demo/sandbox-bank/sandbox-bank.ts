import { type OpenPayoutBank, razorpayX } from '../../src/rent/payments/public.ts';
import { sandboxBankServer } from './sandbox-bank-server.ts';

/** Worthless: the sandbox moves no money. */
export const SANDBOX_BANK_SECRET = 'aangan-sandbox-bank';

/** Changes the states of payouts, and sends webhooks. */
export const SANDBOX_BANK_JOB = 'sandbox-bank';

/** The name of the sandbox. */
export const SANDBOX_BANK = 'sandbox-bank';

/** A bank that sends no money: the code for RazorpayX, against a server of our own. */
export const openSandboxBank: OpenPayoutBank = ({ database, jobs, now }) => {
  const server = sandboxBankServer({ database, now, made: () => jobs.send(SANDBOX_BANK_JOB, {}) });
  const real = razorpayX({
    keyId: 'sandbox',
    keySecret: SANDBOX_BANK_SECRET,
    webhookSecret: SANDBOX_BANK_SECRET,
    accountNumber: '0000000000',
    url: server.url,
  });
  return { ...real, name: SANDBOX_BANK, close: server.close };
};
