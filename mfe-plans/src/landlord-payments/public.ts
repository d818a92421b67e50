// What other features may use.
export { ConsentChoice } from './consent-choice.tsx';
export { actOnLandlordForm } from './landlord-actions.ts';
export { DISPUTE_KIND_WORDS, LANDLORD_PAYMENT_WORDS, LANDLORD_STEP_WORDS } from './landlord-payments.words.ts';
export { PaymentList } from './payment-list.tsx';
export { StatementLinks } from './statement-links.tsx';
