export { samplePayment } from './sample-payment.ts';
