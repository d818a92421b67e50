import { readWebhookSecret } from '@aangan/shared-kit/domain/secrets';
import { type Api, type OpenWith, openOutside } from '../../foundation/module/public.ts';
import type { MandateBank } from './mandate-bank.ts';
import { razorpayMandates } from './razorpay-mandates.ts';

/** Opens the gateway that takes rent by mandates. */
export type OpenMandateBank = (opened: OpenWith) => MandateBank;

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** Takes rent by mandates; without one, rent is paid by hand only. Its payments are those of `gateway`. */
    readonly mandateBank?: OpenMandateBank;
  }
}

/**
 * UPI AutoPay of Razorpay from the environment. Without it there is none.
 * @throws Error when one of its settings is missing
 */
export function mandateSettings(env: Readonly<Record<string, string | undefined>>): { mandateBank?: OpenMandateBank } {
  const webhookSecret = readWebhookSecret(env, 'RAZORPAY_MANDATE_WEBHOOK_SECRET');
  if (!webhookSecret) return {};
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = env;
  if (!keyId || !keySecret) {
    throw new Error('RAZORPAY_MANDATE_WEBHOOK_SECRET needs RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET');
  }
  const url = (env.RAZORPAY_URL || 'https://api.razorpay.com').replace(/\/$/, '');
  return { mandateBank: () => razorpayMandates({ keyId, keySecret, webhookSecret, url: async () => url }) };
}

/** The gateway that takes rent by mandates; undefined where there is none. */
export const mandateBankOf = (api: Api): MandateBank | undefined => openOutside(api, api.settings.mandateBank);
