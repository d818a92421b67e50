// What other modules may use.

export { addRefunded } from './add-refunded.ts';
export {
  GatewayError,
  type GatewayEvent,
  type PaymentGateway,
  type RefundEvent,
  type RefundFacts,
  RefundRefused,
  type SettledEntry,
  WebhookRefused,
} from './gateway.ts';
export type { OpenGateway } from './gateway-settings.ts';
export { genuine } from './genuine-webhook.ts';
export { gatewayOf, openPaymentOf, paymentNewsOf } from './open-payments.ts';
export { PAYMENT_EFFECTS, type PaymentEffects, REFUND_EFFECTS, type RefundEffects } from './payment-effects.ts';
export { collectByMandate, createPayment, holdPayment, type PaymentRow, paymentOf } from './payments.queries.ts';
export { paymentPagePath } from './payments.routes.ts';
export { payment } from './payments.tables.ts';
export { webhookPath } from './webhook-route.ts';
export { signatureProblem, signWebhook } from './webhook-signature.ts';
