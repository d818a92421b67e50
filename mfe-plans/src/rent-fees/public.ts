// What other features may use.
export { dayWords } from './arrival-words.ts';
export { FeeTable, type RentTerms } from './fee-table.tsx';
export { FEE_WORDS, RENT_METHOD_WORDS } from './rent-fees.words.ts';
