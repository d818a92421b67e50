import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import type { AccountCheck } from './account-check.ts';
import { razorpayXAccountCheck } from './razorpayx-account-check.ts';

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** Asks banks about accounts of landlords; without it none is checked. */
    readonly accountCheck?: () => AccountCheck;
  }
}

/**
 * The check of accounts from the environment: RazorpayX where its account number is given.
 * @throws SettingsProblems when one of its other settings is missing
 */
export function accountCheckSettings(env: NodeJS.ProcessEnv): { accountCheck?: () => AccountCheck } {
  const { RAZORPAYX_ACCOUNT_NUMBER: accountNumber, RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = env;
  if (!accountNumber) return {};
  if (!keyId || !keySecret) {
    throw new SettingsProblems(['RAZORPAYX_ACCOUNT_NUMBER needs RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET']);
  }
  const url = (env.RAZORPAY_URL || 'https://api.razorpay.com').replace(/\/$/, '');
  return { accountCheck: () => razorpayXAccountCheck({ keyId, keySecret, accountNumber, url }) };
}
