import type { AgreementParty } from '@aangan/shared-kit/domain/home-services/rental-agreement';

export const AGREEMENT_PAGE_WORDS = {
  title: 'Rental agreement',
  draft: 'Read the draft (PDF)',
  draftAbout: 'This is the text that both of you will sign. Read it before you pay.',
  change: 'Change the agreement',
  visit: 'Visit for fingerprints',
  visitAbout: 'Both sides are at home with their identity documents. The visit takes about 20 minutes.',
  visitChosen: (when: string) => `Visit: ${when}`,
  chooseVisit: 'Choose this visit',
  otherVisit: 'Choose another time',
  pay: (price: string) => `Pay ${price}`,
  payAbout: 'After the payment the draft cannot be changed.',
  chooseFirst: 'Choose a visit first.',
  old: 'This price is too old. Save the agreement again for today’s price.',
  price: 'Price',
  stamp: 'E-stamp',
  signatures: 'Signatures',
  waiting: 'We buy the e-stamp and send both sides their link. This takes a few minutes.',
  afterVisit: 'The e-stamp and the links for signing come after the visit.',
  signed: (name: string, day: string) => `${name} signed on ${day}`,
  open: (name: string) => `${name} has a link by SMS and has not signed yet`,
  refused: (name: string) => `${name} refused to sign. Call us: we say what can be done.`,
  copy: 'Signed copy (PDF)',
  copyAbout: 'Both have signed. Save the copy on your own device.',
  deleted: (day: string) => `Copy, terms and signatures are deleted on ${day}.`,
  booking: 'Booking, invoice and help',
  cancelled: 'This agreement is cancelled.',
} as const;

export const PARTY_NAMES: Readonly<Record<AgreementParty, string>> = { landlord: 'Landlord', tenant: 'Tenant' };
