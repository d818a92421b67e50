// What other features may use.
export { amountProblem, typedPaise } from './amount-rule.ts';
export { ownLandlord } from './own-landlord.ts';
export { ABOUT_PAYING, DUE_KIND_WORDS, PAY_TITLES, stepWords } from './rent-money.words.ts';
