import type { BookingState } from '@aangan/shared-kit/domain/home-services/booking-states';
import type { TenantConsent } from '@aangan/shared-kit/domain/home-services/legal-case-steps';

export const CASE_PAGE_WORDS = {
  city: 'City',
  otherCity: 'Show the form of this city',
  idHelp: 'Never write a whole Aadhaar number.',
  form: 'Fill in the form',
  begin: 'Go on to the price',
  save: 'Save the changes',
  price: 'Price',
  typed: 'What you wrote',
  change: 'Change',
  papers: 'Papers',
  papersAbout: 'PDF or photos, up to 10 MB each and ten in all. They are encrypted; our lawyers and you read them.',
  photoAbout:
    'A photo and the identity document of the tenant may be added. Cover all but the last four digits of an Aadhaar number.',
  noPapers: 'No papers yet.',
  paper: (number: number) => `Paper ${number}`,
  paperFacts: (size: string, day: string) => `${size}, added on ${day}`,
  remove: 'Remove',
  needsScript: 'Adding papers needs JavaScript.',
  pay: (price: string) => `Pay ${price}`,
  old: 'This price is too old. Begin a new case for today’s price.',
  waitsForPrice: 'Add your papers. We read them and quote a firm price; you get a message.',
  print: 'Print the form (PDF)',
  draft: 'Read the first draft (PDF)',
  consent: 'The tenant’s consent',
  result: 'Download the result (PDF)',
  resultReady: 'Your document is ready. Save it on your own device.',
  deleted: (day: string) => `Form, papers and result are deleted on ${day}.`,
  booking: 'Booking and invoice',
  support: 'Chat with support about this case',
  optional: (label: string) => `${label} (optional)`,
} as const;

/** Where a case stands, for its customer. */
export const CASE_STATES: Readonly<Partial<Record<BookingState, string>>> = {
  drafted: 'Waiting for our price',
  quoted: 'Waiting for your payment',
  paid: 'Paid',
  assigned: 'Our staff work on it',
  started: 'Our staff work on it',
  done: 'Done',
  cancelled: 'Cancelled',
  refunded: 'Cancelled, and the money is on its way back',
  complained: 'We look at your complaint',
};

export const CONSENT_STATES: Readonly<Record<TenantConsent, string>> = {
  'not-needed': '',
  open: 'The tenant is asked after your payment.',
  asked: 'The tenant has a link by SMS and has not answered yet.',
  given: 'The tenant agreed.',
  refused: 'The tenant refused. Nothing was done; you can cancel and get all of your money back.',
};
