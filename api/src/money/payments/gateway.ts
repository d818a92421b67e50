/** What we ask a gateway to collect. */
interface GatewayOrder {
  /** Our payment's id: asked twice, the gateway makes one order. */
  readonly reference: string;
  readonly paise: number;
  /** What the payer reads on the checkout page. */
  readonly description: string;
  /** Whole address that the checkout page leads back to. */
  readonly returnUrl: string;
  readonly expiresAt: Date;
}

interface OpenOrder {
  /** The gateway's name of it. */
  readonly order: string;
  /** Its checkout page. */
  readonly checkoutUrl: string;
}

/** How an order stands at the gateway. */
export interface OrderFacts {
  readonly kind: 'open' | 'paid' | 'failed' | 'expired' | 'refunded';
  readonly order: string;
  readonly paise: number;
  /** The gateway's name of the payment that succeeded. */
  readonly payment: string | null;
}

/** One genuine webhook. */
export interface GatewayEvent extends OrderFacts {
  /** The same however often it is delivered. */
  readonly eventId: string;
}

interface WebhookDelivery {
  readonly rawBody: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A payment gateway. Everything that is special about one stays behind this. */
export interface PaymentGateway {
  readonly name: string;
  /** @throws GatewayError */
  openOrder(order: GatewayOrder): Promise<OpenOrder>;
  /**
   * The event in a webhook, or undefined for one that is genuine and of no interest.
   * @param now epoch ms
   * @throws WebhookRefused when it is not genuine, or too old
   */
  readWebhook(delivery: WebhookDelivery, now: number): GatewayEvent | undefined;
  /** @throws GatewayError */
  fetchOrder(order: string): Promise<OrderFacts>;
}

/** The gateway did not do what it was asked. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
}

/** A webhook that did not come from the gateway, or not just now. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}
