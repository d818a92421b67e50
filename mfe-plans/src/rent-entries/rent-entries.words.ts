/** Texts of what a tenant can do about the rent, on the home page. */
export const RENT_ENTRY_WORDS = {
  title: 'For your rent',
  pay: { name: 'Pay rent online', text: 'To any bank account or UPI ID. UPI is free.' },
  receipts: { name: 'Rent receipts', text: 'All months in one PDF for HRA, free.' },
  estimate: { name: 'Know your rent', text: 'Estimate a home’s rent from live listings nearby.' },
} as const;
