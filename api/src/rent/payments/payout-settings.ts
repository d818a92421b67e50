import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import type { Database } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import type { PayoutBank } from './payout-bank.ts';
import { razorpayX } from './razorpayx.ts';

/** What a bank is opened with. @see `now` epoch ms */
interface OpenWith {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly now: () => number;
}

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** Sends rent to landlords; without one, rent cannot be paid. */
    readonly rentBank?: (opened: OpenWith) => PayoutBank;
  }
}

/**
 * RazorpayX from the environment. Without it there is none, and rent cannot be paid.
 * @throws SettingsProblems when one of its settings is missing
 */
export function payoutSettings(env: NodeJS.ProcessEnv): { rentBank?: () => PayoutBank } {
  const accountNumber = env.RAZORPAYX_ACCOUNT_NUMBER;
  if (!accountNumber) return {};
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAYX_WEBHOOK_SECRET: webhookSecret } = env;
  if (!keyId || !keySecret || !webhookSecret) {
    throw new SettingsProblems([
      'RAZORPAYX_ACCOUNT_NUMBER needs RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAYX_WEBHOOK_SECRET',
    ]);
  }
  const url = (env.RAZORPAY_URL || 'https://api.razorpay.com').replace(/\/$/, '');
  return { rentBank: () => razorpayX({ keyId, keySecret, webhookSecret, accountNumber, url }) };
}
