// What other modules may use.

export { GatewayError, type GatewayEvent, type PaymentGateway, WebhookRefused } from './gateway.ts';
export type { OpenGateway } from './gateway-settings.ts';
export { gatewayOf } from './open-payments.ts';
export { countOpen, createPayment } from './payments.queries.ts';
export { checkoutPath } from './payments.routes.ts';
export { webhookPath } from './webhook-route.ts';
export { signatureProblem, signWebhook } from './webhook-signature.ts';
