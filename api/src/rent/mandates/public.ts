// What other modules may use.

export type { OpenMandateBank } from './mandate-settings.ts';
export { mandateWebhookPath } from './mandate-webhook.routes.ts';
export { razorpayMandates } from './razorpay-mandates.ts';
