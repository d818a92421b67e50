export { loadPayment } from './load-payment.ts';
export { PaymentOutcome } from './payment-outcome.tsx';
export { PAYMENT_WORDS } from './payment-words.ts';
