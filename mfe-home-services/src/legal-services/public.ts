// What other features may use.
export { LEGAL_WORDS, SERVICE_WORDS } from './legal-services.words.ts';
export { priceNote, servicePrice } from './service-price.ts';
