import type { PaymentMethod } from '@aangan/shared-kit/contracts/payment-states';

/** An order that the gateway should collect. */
interface GatewayOrder {
  /** Our payment's id. The gateway creates one order for it, however often we ask. */
  readonly reference: string;
  readonly paise: number;
  /** Text for the payer on the checkout page. */
  readonly description: string;
  /** The way to pay that the buyer chose. */
  readonly method: PaymentMethod;
  /** The UPI address that a request to pay goes to, for `upi-collect`. */
  readonly vpa: string | null;
  /** Absolute URL that the checkout page redirects back to. */
  readonly returnUrl: string;
  readonly expiresAt: Date;
}

interface OpenOrder {
  /** The gateway's id of the order. */
  readonly order: string;
  /** URL of the checkout page; with a UPI method it opens a UPI app on a phone. */
  readonly checkoutUrl: string;
}

/** The state of an order at the gateway. */
export interface OrderFacts {
  readonly kind: 'open' | 'paid' | 'failed' | 'expired' | 'refunded';
  readonly order: string;
  /** The amount of the order. */
  readonly paise: number;
  /** With `refunded`: what has gone back so far; all of it where the gateway refunds in one part only. */
  readonly refundedPaise?: number;
  /** The gateway's id of the payment that succeeded. */
  readonly payment: string | null;
}

/** One authentic webhook. */
export interface GatewayEvent extends OrderFacts {
  /** The same for every delivery. */
  readonly eventId: string;
}

/** A refund that we ask for. */
interface RefundOrder {
  /** Our id of this attempt to refund: 10 characters or more. The gateway pays back once for it, however often we ask. */
  readonly key: string;
  /** The gateway's id of the order. */
  readonly order: string;
  /** The gateway's id of the payment that succeeded. */
  readonly payment: string;
  readonly paise: number;
}

/** The state of a refund at the gateway. */
export interface RefundFacts {
  /** The gateway's id of the refund. */
  readonly refund: string;
  /** `sent`: the bank has it; `failed`: the money is with us again. */
  readonly state: 'sent' | 'done' | 'failed';
}

/** One authentic webhook about a refund. */
export interface RefundEvent extends RefundFacts {
  readonly kind: 'refund';
  readonly eventId: string;
  /** Our key of it; null for a refund that was made at the gateway. */
  readonly key: string | null;
  /** The gateway's id of the payment. */
  readonly payment: string;
  readonly paise: number;
}

/** A payment or a refund that the gateway has settled with our bank account. */
export interface SettledEntry {
  readonly kind: 'payment' | 'refund';
  /** The gateway's id of the payment or the refund. */
  readonly id: string;
  /** The amount of the payment or the refund, before the gateway's fee. */
  readonly paise: number;
}

interface WebhookDelivery {
  readonly rawBody: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A payment gateway. All code that is specific to one gateway is behind this interface. */
export interface PaymentGateway {
  readonly name: string;
  /** The ways to pay that buyers can choose before they come to its page. */
  readonly methods: readonly PaymentMethod[];
  /** @throws GatewayError */
  openOrder(order: GatewayOrder): Promise<OpenOrder>;
  /**
   * The event in a webhook, or undefined for an authentic one that is irrelevant.
   * @param now epoch ms
   * @throws WebhookRefused when it is not authentic, or too old
   */
  readWebhook(delivery: WebhookDelivery, now: number): GatewayEvent | RefundEvent | undefined;
  /** @throws GatewayError */
  fetchOrder(order: string): Promise<OrderFacts>;
  /**
   * Pays money back to the way it came. A repeat with the same key returns the same refund.
   * @throws RefundRefused when the gateway will not do it, GatewayError when its answer is unknown
   */
  refund(refund: RefundOrder): Promise<RefundFacts>;
  /** @throws GatewayError */
  fetchRefund(refund: string): Promise<RefundFacts>;
  /** What was settled on a day in India, `2026-11-24`. @throws GatewayError */
  settledOn(day: string): Promise<readonly SettledEntry[]>;
}

/** The gateway failed to do what we asked. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
}

/** The gateway refuses to pay back. Asking again with the same key changes nothing. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}

/** A webhook that did not come from the gateway, or is too old. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}
