import { sandboxGateway } from '../../../demo/sandbox-gateway/sandbox-gateway.ts';
import type { Database } from '../../foundation/database/client.ts';
import type { PaymentGateway } from './gateway.ts';
import { type RazorpaySettings, razorpayGateway } from './razorpay.ts';

export type GatewaySettings =
  | { readonly kind: 'sandbox'; readonly secret: string }
  | ({ readonly kind: 'razorpay' } & RazorpaySettings);

/** Of no worth: the sandbox moves no money. */
const SANDBOX_SECRET = 'aangan-sandbox';

/**
 * The gateway that the environment asks for: Razorpay where its key is given, else the sandbox; in production no
 * gateway, and payments are closed.
 * @throws Error when production asks for the sandbox, or a part of Razorpay's access is missing
 */
export function gatewaySettings(env: Readonly<Record<string, string | undefined>>): { gateway?: GatewaySettings } {
  const production = env.NODE_ENV === 'production';
  if (env.PAYMENT_GATEWAY === 'sandbox' && production) {
    throw new Error('The sandbox takes no money: set RAZORPAY_KEY_ID in production, and not PAYMENT_GATEWAY=sandbox.');
  }
  if (env.RAZORPAY_KEY_ID && env.PAYMENT_GATEWAY !== 'sandbox') {
    const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = env;
    if (!keySecret || !webhookSecret) {
      throw new Error('RAZORPAY_KEY_ID needs RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET beside it.');
    }
    const url = (env.RAZORPAY_URL || 'https://api.razorpay.com').replace(/\/$/, '');
    return { gateway: { kind: 'razorpay', keyId, keySecret, webhookSecret, url } };
  }
  return production ? {} : { gateway: { kind: 'sandbox', secret: SANDBOX_SECRET } };
}

export function openGateway(database: Database, settings: GatewaySettings, now: () => number): PaymentGateway {
  return settings.kind === 'razorpay'
    ? razorpayGateway(settings)
    : sandboxGateway(database, { secret: settings.secret, now });
}
