/** Texts of people who want money before a visit. */
export const SCAM_WORDS = [
  'Pay a small token amount before the visit to block the home.',
  'I am in the army and posted away, my agent will courier the keys after the deposit.',
  'Owner is abroad. Send the refundable visit fee by UPI and get the gate pass.',
  'Many are asking: transfer the advance today and the home is yours.',
  'Message only on WhatsApp, booking amount first, papers by courier.',
  'Gate pass is issued after paying a refundable deposit online.',
  'CISF officer, transferred last week. Advance by Google Pay and keys by post.',
  'Please pay the registration fee online before seeing the property.',
] as const;

/** Similar texts of honest people. */
export const HARMLESS_WORDS = [
  'Token amount only after you have seen the home.',
  'I am in the army and posted in the city; neighbours have the keys.',
  'Deposit can be paid by UPI on the day of moving in.',
  'Owner is abroad, the father shows the home.',
  'WhatsApp works best, I am in meetings through the day.',
  'Urgent: we move in two weeks and would rather not pay double.',
] as const;

/** Texts that reveal a broker. */
export const BROKER_WORDS = [
  'One month brokerage on closing.',
  'More options available in the same area, all budgets.',
  'Call for site visits to similar flats.',
  'Commission applies. Verified options with us.',
  'We deal in rent, resale and commercial.',
] as const;

/** Endings that make a name a business name. */
export const BROKER_NAMES = ['Realty', 'Estates', 'Properties', 'Consultancy', 'Homes and Estates'] as const;
