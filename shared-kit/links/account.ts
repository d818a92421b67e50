/** Tabs of the profile. Source: product-and-plans, section 2 (Profile). */
export const PROFILE_TABS = [
  'myprofile',
  'shortlist',
  'enquiries',
  'myContacts',
  'payments',
  'properties',
  'myNotes',
] as const;

export type ProfileTab = (typeof PROFILE_TABS)[number];

export function profileLink(tab: ProfileTab = 'myprofile'): string {
  return `/profile/${tab}`;
}

/** The question that waits, what one said of homes, and what became of one's reports. */
export const FEEDBACK_LINK = '/notifications/feedback-new';
export const WALLET_LINK = '/wallet';
export const REWARDS_LINK = '/my-rewards';
/** Vouchers for wallet money, to be opened as a sheet. */
export const VOUCHERS_LINK = '/voucher-hybrid-page';
export const REFER_LINK = '/refer-and-earn';
export const RENTER_CLUB_LINK = '/renter-club';
/** Where scratch cards and mystery boxes lead. Source: product-and-plans, section 7. */
export const RENT_PAYMENT_LINK = '/pay-property-rent-online';
export const TERMS_LINK = '/terms-and-condition';
export const PRIVACY_LINK = '/privacy';

/** The sleeve for a new note on a property, to be opened as a sheet. */
export function newNoteLink(propertyId: string): string {
  return `/profile/myNotes/create/${encodeURIComponent(propertyId)}`;
}

/** What the link of a note leads to: whoever has it and is logged in can read the note. */
export function sharedNoteLink(shareToken: string): string {
  return `/profile/myNotes/shared/${encodeURIComponent(shareToken)}`;
}

/** The sleeve of a note there is, to be opened as a sheet. */
export function editNoteLink(noteId: string): string {
  return `/profile/myNotes/edit/${encodeURIComponent(noteId)}`;
}

/** A link that credits who shares it once the friend who follows it has joined: `https://…/?ref=ABCD2345`. */
export function referralLink(origin: string, code: string): string {
  return `${origin}/?ref=${code}`;
}

/** Visits one has booked, and those to one's own homes; also to be opened as a sheet. */
export const VISITS_LINK = '/schedule-visit-jacket/banner';

/** Where the field executive of a visit is. */
export function locationTrackingLink(leadId: string): string {
  return `/locationtracking/${encodeURIComponent(leadId)}`;
}
