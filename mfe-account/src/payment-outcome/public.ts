export { loadPayment } from './load-payment.ts';
export { PAYMENT_WORDS } from './payment-words.ts';
