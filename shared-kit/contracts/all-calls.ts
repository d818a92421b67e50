import type { z } from 'zod';
import type { activityCalls } from './activity.ts';
import type { adCalls } from './ads.ts';
import type { alertCalls } from './alerts.ts';
import type { analyticsCalls } from './analytics.ts';
import type { bookingCalls } from './bookings.ts';
import type { builderAccountCalls, ownUnitCalls } from './builder-account.ts';
import type { CallContract } from './call.ts';
import type { callCalls } from './calls.ts';
import type { chatCalls } from './chat.ts';
import type { chatStaffCalls } from './chat-staff.ts';
import type { contactCalls } from './contacts.ts';
import type { contentCalls } from './content.ts';
import type { creditReportCalls } from './credit-reports.ts';
import type { deviceCalls } from './devices.ts';
import type { dialerCalls } from './dialer.ts';
import type { doNotCallCalls } from './do-not-call.ts';
import type { experimentCalls } from './experiments.ts';
import type { exploreCalls } from './explore.ts';
import type { feedbackCalls } from './feedback.ts';
import type { freshnessCalls } from './freshness.ts';
import type { grievanceCalls } from './grievances.ts';
import type { helpCalls } from './help.ts';
import type { homeCalls } from './home.ts';
import type { homeServicesCalls } from './home-services.ts';
import type { identityCalls } from './identity.ts';
import type { interestedCalls } from './interested.ts';
import type { jacketCalls } from './jackets.ts';
import type { kycCalls } from './kyc.ts';
import type { leadCalls } from './leads.ts';
import type { legalCalls } from './legal.ts';
import type { legalCaseCalls } from './legal-cases.ts';
import type { listingCheckCalls } from './listing-checks.ts';
import type { listingImportCalls } from './listing-import.ts';
import type { listingProgressCalls } from './listing-progress.ts';
import type { listingReportCalls } from './listing-reports.ts';
import type { liveCalls } from './live.ts';
import type { loanLeadCalls } from './loan-leads.ts';
import type { loanCalls } from './loans.ts';
import type { managingCalls } from './managing.ts';
import type { monitoringCalls } from './monitoring.ts';
import type { myPlanCalls } from './my-plans.ts';
import type { noteCalls } from './notes.ts';
import type { notificationCalls } from './notifications.ts';
import type { orderCalls } from './orders.ts';
import type { ownershipCalls } from './ownership.ts';
import type { packersCalls } from './packers.ts';
import type { paymentCalls } from './payments.ts';
import type { photoRequestCalls } from './photo-requests.ts';
import type { placeCalls } from './places.ts';
import type { planPurchaseCalls } from './plan-purchase.ts';
import type { planCalls } from './plans.ts';
import type { postingCalls } from './posting.ts';
import type { postingPhotoCalls } from './posting-photos.ts';
import type { premiumFilterCalls } from './premium-filters.ts';
import type { privacyCalls } from './privacy.ts';
import type { projectLeadCalls } from './project-leads.ts';
import type { projectProgressCalls } from './project-progress.ts';
import type { projectReviewCalls } from './project-reviews.ts';
import type { projectShortlistCalls } from './project-shortlist.ts';
import type { projectCalls } from './projects.ts';
import type { propertyCalls } from './property.ts';
import type { managerQueueCalls, propertyManagerCalls } from './property-manager.ts';
import type { publishingCalls } from './publishing.ts';
import type { reconciliationCalls } from './reconciliation.ts';
import type { referralCalls } from './referrals.ts';
import type { registeredDealCalls } from './registered-deals.ts';
import type { rentEstimateCalls } from './rent-estimates.ts';
import type { rentHoldCalls } from './rent-holds.ts';
import type { rentLandlordKycCalls } from './rent-landlord-kyc.ts';
import type { rentLandlordSideCalls } from './rent-landlord-side.ts';
import type { rentLandlordCalls } from './rent-landlords.ts';
import type { rentMandateCalls } from './rent-mandates.ts';
import type { rentNegotiationCalls } from './rent-negotiations.ts';
import type { rentExploreCalls, rentPaymentCalls, staffRentPaymentCalls } from './rent-payments.ts';
import type { rentReceiptCalls } from './rent-receipts.ts';
import type { rentSplitCalls } from './rent-split.ts';
import type { renterClubCalls } from './renter-club.ts';
import type { rewardCalls } from './rewards.ts';
import type { secondFactorCalls } from './second-factor.ts';
import type { sessionCalls } from './sessions.ts';
import type { shortlistCalls } from './shortlist.ts';
import type { sitemapCalls } from './sitemaps.ts';
import type { smartAnswerCalls } from './smart-search-answers.ts';
import type { smartCommuteCalls } from './smart-search-commutes.ts';
import type { smartLookCalls } from './smart-search-looks.ts';
import type { smartRecommendationCalls } from './smart-search-recommendations.ts';
import type { smartSessionCalls } from './smart-search-session.ts';
import type { smartShareCalls } from './smart-search-shares.ts';
import type { smartVisitorCalls } from './smart-search-visitor.ts';
import type { staffCalls } from './staff.ts';
import type { partnerJobCalls, staffBookingCalls } from './staff-bookings.ts';
import type { staffClaimCalls, staffRefundCalls } from './staff-money.ts';
import type { staffPlanCalls } from './staff-plans.ts';
import type { syncCalls } from './sync.ts';
import type { ticketCalls } from './tickets.ts';
import type { topUpCalls } from './top-up.ts';
import type { uploadCalls } from './uploads.ts';
import type { verificationCalls } from './verification.ts';
import type { visitCalls } from './visits.ts';
import type { voucherCalls } from './vouchers.ts';
import type { walletCalls } from './wallet.ts';
import type { watchedProjectCalls } from './watched-projects.ts';

/** Every call of the API by name. Types only, so that no schema reaches a browser. */
export type Calls = typeof analyticsCalls &
  typeof builderAccountCalls &
  typeof projectLeadCalls &
  typeof projectReviewCalls &
  typeof projectProgressCalls &
  typeof projectShortlistCalls &
  typeof ownUnitCalls &
  typeof watchedProjectCalls &
  typeof rentReceiptCalls &
  typeof rentPaymentCalls &
  typeof reconciliationCalls &
  typeof rentExploreCalls &
  typeof staffRentPaymentCalls &
  typeof rentLandlordCalls &
  typeof rentLandlordSideCalls &
  typeof rentLandlordKycCalls &
  typeof rentHoldCalls &
  typeof rentNegotiationCalls &
  typeof rentSplitCalls &
  typeof rentMandateCalls &
  typeof rentEstimateCalls &
  typeof creditReportCalls &
  typeof loanLeadCalls &
  typeof loanCalls &
  typeof freshnessCalls &
  typeof listingCheckCalls &
  typeof verificationCalls &
  typeof ownershipCalls &
  typeof alertCalls &
  typeof visitCalls &
  typeof liveCalls &
  typeof monitoringCalls &
  typeof experimentCalls &
  typeof contentCalls &
  typeof helpCalls &
  typeof ticketCalls &
  typeof notificationCalls &
  typeof dialerCalls &
  typeof doNotCallCalls &
  typeof deviceCalls &
  typeof grievanceCalls &
  typeof adCalls &
  typeof premiumFilterCalls &
  typeof jacketCalls &
  typeof kycCalls &
  typeof privacyCalls &
  typeof managerQueueCalls &
  typeof propertyManagerCalls &
  typeof identityCalls &
  typeof shortlistCalls &
  typeof activityCalls &
  typeof callCalls &
  typeof chatCalls &
  typeof chatStaffCalls &
  typeof contactCalls &
  typeof listingProgressCalls &
  typeof myPlanCalls &
  typeof staffClaimCalls &
  typeof staffPlanCalls &
  typeof staffRefundCalls &
  typeof photoRequestCalls &
  typeof listingReportCalls &
  typeof feedbackCalls &
  typeof interestedCalls &
  typeof leadCalls &
  typeof sessionCalls &
  typeof sitemapCalls &
  typeof smartAnswerCalls &
  typeof smartCommuteCalls &
  typeof smartLookCalls &
  typeof smartRecommendationCalls &
  typeof smartSessionCalls &
  typeof smartShareCalls &
  typeof smartVisitorCalls &
  typeof secondFactorCalls &
  typeof staffCalls &
  typeof syncCalls &
  typeof projectCalls &
  typeof propertyCalls &
  typeof noteCalls &
  typeof orderCalls &
  typeof paymentCalls &
  typeof walletCalls &
  typeof topUpCalls &
  typeof rewardCalls &
  typeof referralCalls &
  typeof voucherCalls &
  typeof registeredDealCalls &
  typeof renterClubCalls &
  typeof placeCalls &
  typeof homeCalls &
  typeof homeServicesCalls &
  typeof bookingCalls &
  typeof staffBookingCalls &
  typeof partnerJobCalls &
  typeof packersCalls &
  typeof legalCalls &
  typeof legalCaseCalls &
  typeof uploadCalls &
  typeof postingCalls &
  typeof exploreCalls &
  typeof managingCalls &
  typeof listingImportCalls &
  typeof postingPhotoCalls &
  typeof publishingCalls &
  typeof planCalls &
  typeof planPurchaseCalls;

export type KnownCall = keyof Calls;

type Part<Call, Key extends string> = Call extends { readonly [K in Key]: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : undefined;

/** What a call takes: `{ params, query, json, form, upload }`, each only where its contract has it. */
export type CallInput<Name extends KnownCall> = (Part<Calls[Name], 'params'> extends undefined
  ? { params?: never }
  : { params: Part<Calls[Name], 'params'> }) &
  (Part<Calls[Name], 'query'> extends undefined ? { query?: never } : QueryPart<Part<Calls[Name], 'query'>>) &
  (Part<Calls[Name], 'body'> extends undefined ? { json?: never } : { json: Part<Calls[Name], 'body'> }) &
  (Part<Calls[Name], 'form'> extends undefined ? { form?: never } : { form: Part<Calls[Name], 'form'> }) &
  (Calls[Name] extends { readonly upload: number } ? { upload: Blob } : { upload?: never });

type QueryPart<Query> = Record<string, never> extends Query ? { query?: Query } : { query: Query };

/** The answer of a call. */
export type CallAnswer<Name extends KnownCall> = Calls[Name] extends CallContract
  ? z.output<Calls[Name]['answer']>
  : never;
