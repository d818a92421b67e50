/** Sentences of the form for a complaint. */
export const GRIEVANCE_FORM_WORDS = {
  help: 'Tell us when it happened and what we should do. Leave out passwords, codes and card numbers.',
  about: 'Link or number it is about (optional)',
  aboutHelp: 'Such as the address of a page, a phone number or an order number.',
  contact: 'E-mail or mobile number for our answer',
  sent: 'You get a number and a link to follow your complaint. Only the officer and our support team read it.',
} as const;
