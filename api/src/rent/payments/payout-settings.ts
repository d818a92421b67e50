import { readWebhookSecret } from '@aangan/shared-kit/domain/secrets';
import type { OpenWith } from '../../foundation/module/public.ts';
import type { PayoutBank } from './payout-bank.ts';
import { razorpayX } from './razorpayx.ts';

/** Opens the bank that sends rent to landlords. */
export type OpenPayoutBank = (opened: OpenWith) => PayoutBank;

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** Sends rent to landlords; without one, rent cannot be paid. */
    readonly payoutBank?: OpenPayoutBank;
  }
}

/**
 * RazorpayX from the environment. Without it there is none, and rent cannot be paid.
 * @throws Error when one of its settings is missing
 */
export function payoutSettings(env: Readonly<Record<string, string | undefined>>): { payoutBank?: OpenPayoutBank } {
  const accountNumber = env.RAZORPAYX_ACCOUNT_NUMBER;
  if (!accountNumber) return {};
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = env;
  const webhookSecret = readWebhookSecret(env, 'RAZORPAYX_WEBHOOK_SECRET');
  if (!keyId || !keySecret || !webhookSecret) {
    throw new Error('RAZORPAYX_ACCOUNT_NUMBER needs RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAYX_WEBHOOK_SECRET');
  }
  const url = (env.RAZORPAY_URL || 'https://api.razorpay.com').replace(/\/$/, '');
  return { payoutBank: () => razorpayX({ keyId, keySecret, webhookSecret, accountNumber, url: async () => url }) };
}
