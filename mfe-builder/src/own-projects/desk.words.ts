import type { BuilderPaper } from '@aangan/shared-kit/domain/builder-account';

/** What people read on the pages of an account that acts for a builder. */
export const DESK_WORDS = {
  title: 'For builders',
  navigation: 'Pages for builders',
  tabs: { account: 'Account', leads: 'Requests', reviews: 'Reviews', units: 'Prices and units' },
  notVerified: 'You can open this page after our staff verify that you act for a builder.',
  toAccount: 'Go to your request',
} as const;

/** What people read while they ask to act for a builder. */
export const CLAIM_WORDS = {
  about: 'Answer requests and reviews, and keep prices and units of your company’s projects.',
  steps: 'Choose the builder you work for, add two documents, and send the request. Our staff check it.',
  builder: 'Builder',
  search: 'Name of the builder',
  find: 'Find',
  none: 'No builder with this name is on this site.',
  choose: 'Choose your builder',
  chooseMissing: 'Search for your builder and choose it.',
  jobTitle: 'Your job there',
  workEmail: 'Your e-mail address there',
  save: 'Save and add documents',
  change: 'Save changes',
  saved: 'Saved.',
  papers: 'Documents',
  papersAbout: 'PDF, JPG or PNG, up to 5 MB each. Only our staff read them.',
  added: 'Added',
  submit: 'Send request',
  missing: 'Add both documents first.',
  submitted: 'Sent. Our staff check your documents. The result appears here.',
  verified: (builder: string) => `Verified. You act for ${builder}.`,
  refused: (reason: string) => `Please correct this: ${reason} Then send the request again.`,
  leave: 'Stop acting for this builder',
  leaveQuestion: 'You will no longer see requests, and we delete your documents.',
  leaveYes: 'End it',
  unscripted: 'This page needs JavaScript in your browser.',
} as const;

/** The name of each paper, and what it is. */
export const PAPERS: Readonly<Record<BuilderPaper, { readonly name: string; readonly help: string }>> = {
  authority: { name: 'Letter of authority', help: 'On the builder’s letterhead, signed, with your name' },
  registration: {
    name: 'Company documents',
    help: 'Certificate of incorporation, or a RERA certificate of the builder',
  },
};

/** What people read about requests of visitors. */
export const DESK_LEAD_WORDS = {
  about: 'Each visitor decides who may call, how often and until when. Showing a number counts as a call.',
  empty: 'No requests yet',
  emptyNext: 'Requests of visitors to your projects appear here.',
  asked: (visitor: string, wish: string) => `${visitor} wants ${wish}`,
  wishes: { CALL: 'a call', SITE_VISIT: 'a site visit' },
  visitOn: (day: string) => `Preferred day of the visit: ${day}`,
  terms: (who: string, often: string, until: string) => `${who} may call, ${often}, until ${until}`,
  written: 'Wants a written answer and no call',
  brochure: 'Wants the brochure at',
  noEmail: 'Wants the brochure',
  show: 'Show number',
  showNext: 'This counts as a call.',
  calls: 'Number shown to',
  answer: 'Answer in writing',
  send: 'Send answer',
  close: 'Close request',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
  sent: 'Your answer',
  more: 'Show more requests',
} as const;

/** What people read about reviews of their projects. */
export const DESK_REVIEW_WORDS = {
  about: 'Reply once to each review. Everybody reads it below the review, with the name of your company.',
  empty: 'No reviews yet',
  emptyNext: 'Reviews of your projects appear here.',
  reply: 'Your reply',
  send: 'Publish reply',
  change: 'Change reply',
  remove: 'Delete reply',
  more: 'Show more reviews',
} as const;

/** What people read about prices and units. */
export const DESK_UNIT_WORDS = {
  about: 'Prices are without taxes. If the lowest price of a project changes, people with a price alert are notified.',
  empty: 'No projects yet',
  emptyNext: 'Your company has no project on this site.',
  updated: (day: string) => `Last confirmed on ${day}`,
  unit: (type: string, area: string) => `${type}, ${area} sq ft`,
  price: 'Price',
  available: (total: number) => `Unsold, of ${total}`,
  save: 'Save',
  saved: 'Saved.',
} as const;
