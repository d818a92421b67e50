import { eq, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { securityEvent } from '../../foundation/audit/audit.tables.ts';
import { testimonial } from '../../growth/content/content.tables.ts';
import { jacketEvent } from '../../growth/jackets/jackets.tables.ts';
import { renterClubMember, rentOnTime } from '../../growth/renter-club/renter-club.tables.ts';
import {
  contact,
  contactPlan,
  contactPreference,
  contactRequest,
  listingOwner,
  numberReport,
} from '../../meeting/contacts/contacts.tables.ts';
import { exitFeedback, homeFeedback } from '../../meeting/feedback/feedback.tables.ts';
import { lead, tenantDetails } from '../../meeting/leads/leads.tables.ts';
import { note, noteCollaborator } from '../../meeting/notes/notes.tables.ts';
import { photoRequest } from '../../meeting/photo-requests/photo-requests.tables.ts';
import { visit, visitPosition, visitWeek, visitWish } from '../../meeting/visits/visits.tables.ts';
import { ledgerAccount } from '../../money/ledger/ledger.tables.ts';
import { payment } from '../../money/payments/payments.tables.ts';
import { referral, referralCode } from '../../money/referrals/referrals.tables.ts';
import { scratchCard } from '../../money/rewards/rewards.tables.ts';
import { voucher } from '../../money/vouchers/vouchers.tables.ts';
import { walletClaim, walletCredit } from '../../money/wallet/wallet.tables.ts';
import { recentSearch, viewedListing } from '../../search/activity/activity.tables.ts';
import { alert, alertMatch, alertMessage } from '../../search/alerts/alerts.tables.ts';
import {
  priceDropChoice,
  priceDropMessage,
  toldPriceDrop,
} from '../../search/alerts/price-drops/price-drops.tables.ts';
import { shortlistEntry } from '../../search/shortlist/shortlist.tables.ts';
import { accountCheck } from '../../trust/listing-checks/listing-checks.tables.ts';
import { listingReport, listingReportAnswer } from '../../trust/listing-reports/listing-reports.tables.ts';
import type { account } from '../accounts/accounts.tables.ts';
import { consentEvent } from '../consents/consents.tables.ts';
import { idempotentCall } from '../idempotency/idempotency.tables.ts';
import { otpAttempt } from '../identity/identity.tables.ts';
import { kyc, kycDocument } from '../kyc/kyc.tables.ts';
import { propertyManagement } from '../property-manager/property-manager.tables.ts';
import { session } from '../sessions/sessions.tables.ts';
import { accountDeletion, dataExport } from './privacy.tables.ts';

/** A table with something of people in it: whose a row is, and what becomes of it with the account. */
export interface PersonalTable {
  /** In the copy that people get of their data. */
  readonly name: string;
  readonly table: PgTable;
  /** Columns that name the person; a row is theirs when one of them does. */
  readonly people: readonly PgColumn[];
  /** Left out of the copy: secrets, and what is of no meaning to anybody. */
  readonly hidden?: readonly string[];
  /** `keep`: only an opaque id is in it, and it is needed (`why`). */
  readonly onDeletion: 'remove' | { readonly keep: string } | { readonly clear: Readonly<Record<string, null>> };
}

const MONEY = { keep: 'The law wants records of money kept; they name an opaque account.' };
const OTHER_SIDE = { keep: 'The other person sees that there was a contact, with a deleted account.' };

/** Every table that knows people. A test fails for a table that names accounts and is not here. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { name: 'sessions', table: session, people: [session.accountId], hidden: ['tokenHash'], onDeletion: 'remove' },
  {
    name: 'codes',
    table: otpAttempt,
    people: [otpAttempt.accountId, otpAttempt.mailAccountId],
    hidden: ['id', 'codeDigest', 'mailAccountId'],
    onDeletion: 'remove',
  },
  {
    name: 'securityEvents',
    table: securityEvent,
    people: [securityEvent.accountId],
    hidden: ['deviceHash'],
    onDeletion: { keep: 'Kept for 400 days without name, number or address, to find abuse.' },
  },
  {
    name: 'consents',
    table: consentEvent,
    people: [consentEvent.accountId],
    onDeletion: { keep: 'Proof of what was agreed to; it names an opaque account.' },
  },
  { name: 'shortlist', table: shortlistEntry, people: [shortlistEntry.accountId], onDeletion: 'remove' },
  { name: 'toldPriceDrops', table: toldPriceDrop, people: [toldPriceDrop.accountId], onDeletion: 'remove' },
  { name: 'priceDropMessages', table: priceDropMessage, people: [priceDropMessage.accountId], onDeletion: 'remove' },
  { name: 'priceDropChoice', table: priceDropChoice, people: [priceDropChoice.accountId], onDeletion: 'remove' },
  { name: 'viewedListings', table: viewedListing, people: [viewedListing.accountId], onDeletion: 'remove' },
  { name: 'searches', table: recentSearch, people: [recentSearch.accountId], onDeletion: 'remove' },
  { name: 'suggestions', table: jacketEvent, people: [jacketEvent.accountId], onDeletion: 'remove' },
  { name: 'alertMatches', table: alertMatch, people: [alertMatch.accountId], onDeletion: 'remove' },
  { name: 'alertMessages', table: alertMessage, people: [alertMessage.accountId], onDeletion: 'remove' },
  { name: 'alerts', table: alert, people: [alert.accountId], onDeletion: 'remove' },
  { name: 'listings', table: listingOwner, people: [listingOwner.accountId], onDeletion: OTHER_SIDE },
  {
    name: 'brokerCheck',
    table: accountCheck,
    people: [accountCheck.accountId],
    hidden: ['rules'],
    onDeletion: 'remove',
  },
  { name: 'contacts', table: contact, people: [contact.seekerId, contact.ownerId], onDeletion: OTHER_SIDE },
  {
    name: 'reports',
    table: numberReport,
    people: [numberReport.reporterId],
    onDeletion: { keep: 'A report protects others; it names an opaque account.' },
  },
  { name: 'contactPlans', table: contactPlan, people: [contactPlan.accountId], onDeletion: MONEY },
  { name: 'contactPreference', table: contactPreference, people: [contactPreference.accountId], onDeletion: 'remove' },
  {
    name: 'contactRequests',
    table: contactRequest,
    people: [contactRequest.seekerId, contactRequest.ownerId],
    onDeletion: 'remove',
  },
  { name: 'leads', table: lead, people: [lead.accountId], hidden: ['repeatKey'], onDeletion: 'remove' },
  { name: 'aboutMe', table: tenantDetails, people: [tenantDetails.accountId], onDeletion: 'remove' },
  {
    name: 'listingReports',
    table: listingReport,
    people: [listingReport.reporterId],
    hidden: ['deviceHash', 'weight'],
    onDeletion: { clear: { deviceHash: null, words: null } },
  },
  {
    name: 'answersToReports',
    table: listingReportAnswer,
    people: [listingReportAnswer.ownerId],
    onDeletion: { keep: 'Says that the answer was used; it names an opaque account.' },
  },
  { name: 'photoRequests', table: photoRequest, people: [photoRequest.accountId], onDeletion: 'remove' },
  { name: 'feedback', table: homeFeedback, people: [homeFeedback.accountId], onDeletion: 'remove' },
  {
    name: 'exitFeedback',
    table: exitFeedback,
    people: [exitFeedback.accountId],
    hidden: ['deviceHash'],
    onDeletion: 'remove',
  },
  { name: 'notes', table: note, people: [note.authorId], onDeletion: 'remove' },
  { name: 'sharedNotes', table: noteCollaborator, people: [noteCollaborator.accountId], onDeletion: 'remove' },
  {
    name: 'visits',
    table: visit,
    people: [visit.visitorId, visit.ownerId],
    hidden: ['host', 'visitorReminded', 'ownerReminded', 'confirmAskedAt'],
    onDeletion: { keep: 'The other person sees that there was a visit, with a deleted account.' },
  },
  { name: 'visitWeeks', table: visitWeek, people: [visitWeek.ownerId], onDeletion: 'remove' },
  { name: 'visitWishes', table: visitWish, people: [visitWish.accountId], onDeletion: 'remove' },
  { name: 'visitPositions', table: visitPosition, people: [visitPosition.staffAccountId], onDeletion: 'remove' },
  { name: 'payments', table: payment, people: [payment.accountId], onDeletion: MONEY },
  { name: 'wallet', table: ledgerAccount, people: [ledgerAccount.ownerId], onDeletion: MONEY },
  { name: 'walletCredits', table: walletCredit, people: [walletCredit.accountId], onDeletion: MONEY },
  { name: 'walletClaims', table: walletClaim, people: [walletClaim.accountId], onDeletion: MONEY },
  { name: 'vouchers', table: voucher, people: [voucher.accountId], onDeletion: MONEY },
  {
    name: 'scratchCards',
    table: scratchCard,
    people: [scratchCard.accountId],
    hidden: ['prizePaise'],
    onDeletion: MONEY,
  },
  { name: 'referralCode', table: referralCode, people: [referralCode.accountId], onDeletion: 'remove' },
  {
    name: 'referrals',
    table: referral,
    people: [referral.friendId],
    hidden: ['friendPhoneHash', 'doubts', 'decidedBy', 'decision'],
    onDeletion: { clear: { friendDevice: null, friendNetwork: null } },
  },
  { name: 'renterClub', table: renterClubMember, people: [renterClubMember.accountId], onDeletion: 'remove' },
  { name: 'rentsOnTime', table: rentOnTime, people: [rentOnTime.accountId], onDeletion: MONEY },
  {
    name: 'kycDocuments',
    table: kycDocument,
    people: [kycDocument.accountId],
    hidden: ['fileKey'],
    onDeletion: 'remove',
  },
  { name: 'kyc', table: kyc, people: [kyc.accountId], hidden: ['decidedBy'], onDeletion: 'remove' },
  {
    name: 'propertyManagement',
    table: propertyManagement,
    people: [propertyManagement.accountId],
    onDeletion: 'remove',
  },
  { name: 'stories', table: testimonial, people: [testimonial.accountId], onDeletion: 'remove' },
  {
    name: 'repeatedCalls',
    table: idempotentCall,
    people: [idempotentCall.accountId],
    hidden: ['key', 'digest'],
    onDeletion: 'remove',
  },
  { name: 'exports', table: dataExport, people: [dataExport.accountId], hidden: ['fileKey'], onDeletion: 'remove' },
  {
    name: 'deletion',
    table: accountDeletion,
    people: [accountDeletion.accountId],
    onDeletion: { keep: 'Says when the account was deleted.' },
  },
];

/** Rows of a table that are a person's. */
export function rowsOf({ people }: PersonalTable, accountId: string): SQL | undefined {
  return or(...people.map((column) => eq(column, accountId)));
}

/** What is left of an account: a row that others' records can name. */
export const BLANK_ACCOUNT = {
  phone: null,
  secondaryPhone: null,
  name: 'Deleted account',
  email: null,
  emailVerifiedAt: null,
  passwordHash: null,
  whatsAppOptIn: null,
  timeZone: 'Asia/Kolkata',
} as const satisfies Partial<typeof account.$inferInsert>;
