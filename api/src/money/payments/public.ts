// What other modules may use.

export { GatewayError, type GatewayEvent, type PaymentGateway, WebhookRefused } from './gateway.ts';
export type { OpenGateway } from './gateway-settings.ts';
export { gatewayOf, openPaymentOf } from './open-payments.ts';
export { PAYMENT_EFFECTS, type PaymentEffects } from './payment-effects.ts';
export { createPayment, type PaymentRow, paymentOf } from './payments.queries.ts';
export { paymentPagePath } from './payments.routes.ts';
export { payment } from './payments.tables.ts';
export { webhookPath } from './webhook-route.ts';
export { signatureProblem, signWebhook } from './webhook-signature.ts';
