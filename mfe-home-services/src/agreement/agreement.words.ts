import type { AgreementParty } from '@aangan/shared-kit/domain/home-services/rental-agreement';

export const AGREEMENT_PAGE_WORDS = {
  title: 'Rental agreement',
  draft: 'Read the draft (PDF)',
  draftAbout: 'You will both sign this text. Read it before you pay.',
  change: 'Change the agreement',
  visit: 'Visit for fingerprints',
  visitAbout: 'Landlord and tenant must be at home with identity documents. The visit takes about 20 minutes.',
  visitChosen: (when: string) => `Visit: ${when}`,
  chooseVisit: 'Choose this visit',
  otherVisit: 'Choose another time',
  pay: (price: string) => `Pay ${price}`,
  payAbout: 'You cannot change the draft after you pay.',
  chooseFirst: 'Choose a visit first.',
  old: 'This price has expired. Save the agreement again to get today’s price.',
  price: 'Price',
  stamp: 'E-stamp',
  signatures: 'Signatures',
  waiting: 'We are buying the e-stamp and sending each side a link. This takes a few minutes.',
  afterVisit: 'You get the e-stamp and the links to sign after the visit.',
  signed: (name: string, day: string) => `${name} signed on ${day}`,
  open: (name: string) => `${name} has a link by SMS and has not signed yet`,
  refused: (name: string) => `${name} refused to sign. Call us to discuss your options.`,
  copy: 'Signed copy (PDF)',
  copyAbout: 'Landlord and tenant have signed. Save the copy on your own device.',
  deleted: (day: string) => `We delete the copy, terms and signatures on ${day}.`,
  booking: 'Booking, invoice and help',
  cancelled: 'This agreement is cancelled.',
} as const;

export const PARTY_NAMES: Readonly<Record<AgreementParty, string>> = { landlord: 'Landlord', tenant: 'Tenant' };
