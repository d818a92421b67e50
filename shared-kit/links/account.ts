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

/** Everything about one listing of the person. */
export function ownListingLink(id: string): string {
  return `${profileLink('properties')}/${encodeURIComponent(id)}`;
}

/** The pending question, the person's feedback and the status of their reports. */
export const FEEDBACK_LINK = '/notifications/feedback-new';
export const WALLET_LINK = '/wallet';

/** The checkout page of an order. */
export function checkoutLink(orderId: string): string {
  return `/checkout/${encodeURIComponent(orderId)}`;
}

export const REWARDS_LINK = '/my-rewards';
/** Vouchers for wallet money, to be opened as a sheet. */
export const VOUCHERS_LINK = '/voucher-hybrid-page';
export const REFER_LINK = '/refer-and-earn';
export const RENTER_CLUB_LINK = '/renter-club';
export const TERMS_LINK = '/terms-and-condition';
export const PRIVACY_LINK = '/privacy';

/** The form of a new note on a property, to be opened as a sheet. */
export function newNoteLink(propertyId: string): string {
  return `/profile/myNotes/create/${encodeURIComponent(propertyId)}`;
}

/** The address of a shared note: logged-in people who have it can read the note. */
export function sharedNoteLink(shareToken: string): string {
  return `/profile/myNotes/shared/${encodeURIComponent(shareToken)}`;
}

/** An existing note, to be opened as a sheet. */
export function editNoteLink(noteId: string): string {
  return `/profile/myNotes/edit/${encodeURIComponent(noteId)}`;
}

/** A referral link, which credits its owner once a friend has joined through it: `https://…/?ref=ABCD2345`. */
export function referralLink(origin: string, code: string): string {
  return `${origin}/?ref=${code}`;
}

/** The person's booked visits, and visits to their own homes; also to be opened as a sheet. */
export const VISITS_LINK = '/schedule-visit-jacket/banner';

/** The position of a visit's field executive. */
export function locationTrackingLink(leadId: string): string {
  return `/locationtracking/${encodeURIComponent(leadId)}`;
}
