/** Sentences of the plans that arrange visits. */
export const APPOINTMENT_WORDS = {
  title: 'A plan for your visits',
  lead: 'With these plans, our team calls owners and arranges visits for you. Booking a visit yourself stays free.',
  goOn: 'Continue without a plan',
} as const;
