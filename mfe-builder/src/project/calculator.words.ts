/** What people read in the payment calculator. */
export const CALCULATOR_WORDS = {
  unit: 'Unit',
  buyer: 'Registered in the name of',
  anyone: 'A man, a couple or a company',
  woman: 'A woman alone',
  plan: 'Payment plan',
  builderPlan: 'The builder’s plan',
  builderPlanAbout: 'What this builder asks for, with the dates of this project.',
  usual: 'Usual steps. The agreement for sale of this project decides.',
  script: 'To choose another unit or plan, switch on JavaScript.',
  total: 'All costs',
  price: 'Price',
  stampDuty: 'Stamp duty',
  registration: 'Registration',
  sum: 'Total cost',
  notIn: 'Not included: parking, club, deposits for maintenance, interiors, and the fee of a lawyer.',
  joint: 'Joint buyers pay a rate in between in some states.',
  whenSigned: 'When you sign it',
  reached: 'When you sign: reached in',
  due: 'What is due when',
  loan: 'EMI',
  noGst: { complete: 'GST: none, the project is complete', plot: 'GST: none, a plot is land' },
  duty: {
    agreement: 'due with the agreement for sale',
    deed: 'due with the sale deed, at possession',
  },
  unconfirmedMark: ' (unconfirmed)',
  unconfirmed: 'No source confirms the stamp duty and registration of this city. Confirm them with the sub-registrar.',
  rates: 'Sources of the rates',
} as const;

/** `GST, 5% while under construction`. */
export const gstLabel = (percent: number) => `GST, ${percent}% while under construction`;

/** `On booking`, `After 1 month`, `After 14 months`. */
export function monthsText(month: number): string {
  if (month === 0) return 'On booking';
  return month === 1 ? 'After 1 month' : `After ${month} months`;
}
