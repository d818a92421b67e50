export const PRICE_PAGE_WORDS = {
  title: 'Online rental agreement',
  titleIn: (city: string) => `Online rental agreement in ${city}`,
  about: 'See the full price first: our fee, GST and state charges. No login needed.',
  form: 'Your agreement',
  city: 'City',
  rent: 'Rent a month',
  deposit: 'Deposit',
  months: 'Months',
  longest: (months: number) => `You can make agreements of up to ${months} months here.`,
  show: 'Show the price',
  price: 'Price',
  begin: 'Fill in the agreement',
  beginHelp: 'You read the draft before you pay.',
  sample: 'Read a sample',
  biometrics: 'In Maharashtra, landlord and tenant give fingerprints. We visit the home at a time you choose.',
  ours: 'Our fee and state charges',
  oursAbout: 'Our fee and the visit include GST. Stamp duty and registration go to the state, without GST.',
  steps: 'How it works',
  otherCities: 'Other cities',
  description: (city: string, price: string) =>
    `Rental agreement in ${city} with e-stamp and signatures by phone: ${price} for ₹25,000 rent and 11 months, stamp duty included.`,
} as const;

/** Problems of the fields of the price. */
export const PRICE_PROBLEMS = {
  rent: 'Enter a rent from ₹500 to ₹1,00,00,000.',
  deposit: 'Enter a deposit up to ₹1,00,00,000, or 0.',
  months: (longest: number) => `Enter months from 1 to ${longest}.`,
} as const;
