import type { Database } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import type { Api } from '../../foundation/module/public.ts';
import type { MandateBank } from './mandate-bank.ts';
import { razorpayMandates } from './razorpay-mandates.ts';

interface OpenWith {
  readonly database: Database;
  readonly jobs: Jobs;
  /** Epoch ms. */
  readonly now: () => number;
}

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
  const webhookSecret = env.RAZORPAY_MANDATE_WEBHOOK_SECRET;
  if (!webhookSecret) return {};
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = env;
  if (!keyId || !keySecret) {
    throw new Error('RAZORPAY_MANDATE_WEBHOOK_SECRET needs RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET');
  }
  const url = (env.RAZORPAY_URL || 'https://api.razorpay.com').replace(/\/$/, '');
  return { mandateBank: () => razorpayMandates({ keyId, keySecret, webhookSecret, url: async () => url }) };
}

/** The gateway that takes rent by mandates; undefined where there is none. */
export function mandateBankOf({ app, database, jobs, settings }: Api): MandateBank | undefined {
  const bank = settings.mandateBank?.({ database, jobs, now: settings.now });
  if (bank?.close) app.addHook('onClose', bank.close);
  return bank;
}
