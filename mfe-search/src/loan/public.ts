export { EmiCalculator } from './emi-calculator.tsx';
export { usualLoan } from './loan-terms.ts';
