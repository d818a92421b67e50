import { isDemo } from '@aangan/shared-kit/domain/demo-mode';
import { readWebhookSecret } from '@aangan/shared-kit/domain/secrets';
import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import type { Database } from '../../foundation/database/public.ts';
import type { PaymentGateway } from './gateway.ts';
import { razorpayGateway } from './razorpay.ts';

/** Opens the gateway that collects payments. @param now epoch ms */
export type OpenGateway = (database: Database, now: () => number) => PaymentGateway;

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** The payment gateway; payments are closed without one. */
    readonly gateway?: OpenGateway;
  }
}

/**
 * The gateway from the environment: Razorpay where its key is given. Without it there is none, and payments are closed.
 * @throws Error when the sandbox is requested outside the demonstration, or one of Razorpay's settings is missing
 */
export function gatewaySettings(env: Readonly<Record<string, string | undefined>>): { gateway?: OpenGateway } {
  if (env.PAYMENT_GATEWAY === 'sandbox') {
    if (isDemo(env)) return {};
    throw new SettingsProblems(['PAYMENT_GATEWAY: sandbox takes no money; leave it out, and set RAZORPAY_KEY_ID']);
  }
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = env;
  const webhookSecret = readWebhookSecret(env, 'RAZORPAY_WEBHOOK_SECRET');
  if (!keyId) return {};
  if (!keySecret || !webhookSecret) {
    throw new Error('RAZORPAY_KEY_ID needs RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET beside it');
  }
  const url = (env.RAZORPAY_URL || 'https://api.razorpay.com').replace(/\/$/, '');
  return { gateway: () => razorpayGateway({ keyId, keySecret, webhookSecret, url }) };
}
