import type { BookingState } from '@aangan/shared-kit/domain/home-services/booking-states';
import type { TenantConsent } from '@aangan/shared-kit/domain/home-services/legal-case-steps';

export const CASE_PAGE_WORDS = {
  city: 'City',
  otherCity: 'Show the form of this city',
  idHelp: 'Never write a whole Aadhaar number.',
  form: 'Fill in the form',
  begin: 'Continue to the price',
  save: 'Save the changes',
  price: 'Price',
  typed: 'What you wrote',
  change: 'Change',
  papers: 'Documents',
  papersAbout: 'PDF or photos, up to 10 MB each and ten in all. They are encrypted; our lawyers and you read them.',
  photoAbout:
    'You can add a photo and the identity document of the tenant. Hide all but the last four digits of an Aadhaar number.',
  noPapers: 'No documents yet.',
  paper: (number: number) => `Document ${number}`,
  paperFacts: (size: string, day: string) => `${size}, added on ${day}`,
  remove: 'Remove',
  needsScript: 'To add documents, switch on JavaScript.',
  pay: (price: string) => `Pay ${price}`,
  old: 'This price has expired. Start a new case to get today’s price.',
  waitsForPrice: 'Add your documents. We read them, quote a firm price and message you.',
  print: 'Print the form (PDF)',
  draft: 'Read the first draft (PDF)',
  consent: 'The tenant’s consent',
  result: 'Download the result (PDF)',
  resultReady: 'Your document is ready. Save it on your own device.',
  deleted: (day: string) => `We delete the form, documents and result on ${day}.`,
  booking: 'Booking, invoice and help',
  support: 'Chat with support about this case',
  optional: (label: string) => `${label} (optional)`,
} as const;

/** Where a case stands, for its customer. */
export const CASE_STATES: Readonly<Partial<Record<BookingState, string>>> = {
  drafted: 'Waiting for our price',
  quoted: 'Waiting for your payment',
  paid: 'Paid',
  assigned: 'Our staff are working on it',
  started: 'Our staff are working on it',
  done: 'Done',
  cancelled: 'Cancelled',
  refunded: 'Cancelled, refund on its way',
  complained: 'We are checking your complaint',
};

export const CONSENT_STATES: Readonly<Record<TenantConsent, string>> = {
  'not-needed': '',
  open: 'We ask the tenant after you pay.',
  asked: 'The tenant has a link by SMS and has not answered yet.',
  given: 'The tenant agreed.',
  refused: 'The tenant refused, so we did nothing. You can cancel for a full refund.',
};
