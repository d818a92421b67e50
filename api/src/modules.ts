import { projectLeads } from './builders/leads/module.ts';
import { ownProjects } from './builders/own-projects/module.ts';
import { projectProgress } from './builders/progress/module.ts';
import { projectShortlist } from './builders/project-shortlist/module.ts';
import { projects } from './builders/projects/module.ts';
import { projectReviews } from './builders/reviews/module.ts';
import { watchedProjects } from './builders/watched-projects/module.ts';
import { audit } from './foundation/audit/module.ts';
import { challenges } from './foundation/challenges/module.ts';
import { live } from './foundation/live/module.ts';
import { messages } from './foundation/messages/module.ts';
import type { ApiModule } from './foundation/module/public.ts';
import { synthetic } from './foundation/synthetic/module.ts';
import { telephony } from './foundation/telephony/module.ts';
import { uploads } from './foundation/uploads/module.ts';
import { ads } from './growth/ads/module.ts';
import { analytics } from './growth/analytics/module.ts';
import { content } from './growth/content/module.ts';
import { experiments } from './growth/experiments/module.ts';
import { jackets } from './growth/jackets/module.ts';
import { renterClub } from './growth/renter-club/module.ts';
import { serviceBookings } from './home-services/bookings/module.ts';
import { legal } from './home-services/legal/module.ts';
import { homeServices } from './home-services/module.ts';
import { packers } from './home-services/packers/module.ts';
import { calls } from './meeting/calls/module.ts';
import { chat } from './meeting/chat/module.ts';
import { contacts } from './meeting/contacts/module.ts';
import { feedback } from './meeting/feedback/module.ts';
import { leads } from './meeting/leads/module.ts';
import { listingProgress } from './meeting/listing-progress/module.ts';
import { notes } from './meeting/notes/module.ts';
import { photoRequests } from './meeting/photo-requests/module.ts';
import { visits } from './meeting/visits/module.ts';
import { entitlements } from './money/entitlements/module.ts';
import { invoices } from './money/invoices/module.ts';
import { ledger } from './money/ledger/module.ts';
import { orders } from './money/orders/module.ts';
import { payments } from './money/payments/module.ts';
import { referrals } from './money/referrals/module.ts';
import { refunds } from './money/refunds/module.ts';
import { rewards } from './money/rewards/module.ts';
import { topUp } from './money/top-up/module.ts';
import { vouchers } from './money/vouchers/module.ts';
import { wallet } from './money/wallet/module.ts';
import { dialer } from './operations/dialer/module.ts';
import { monitoring } from './operations/monitoring/module.ts';
import { accounts } from './people/accounts/module.ts';
import { consents } from './people/consents/module.ts';
import { devices } from './people/devices/module.ts';
import { doNotCall } from './people/do-not-call/module.ts';
import { grievances } from './people/grievances/module.ts';
import { idempotency } from './people/idempotency/module.ts';
import { identity } from './people/identity/module.ts';
import { kyc } from './people/kyc/module.ts';
import { privacy } from './people/privacy/module.ts';
import { propertyManager } from './people/property-manager/module.ts';
import { sessions } from './people/sessions/module.ts';
import { staff } from './people/staff/module.ts';
import { sync } from './people/sync/module.ts';
import { places } from './places/module.ts';
import { plans } from './plans/module.ts';
import { drafts } from './posting/drafts/module.ts';
import { explore } from './posting/explore/module.ts';
import { listingImport } from './posting/import/module.ts';
import { managing } from './posting/managing/module.ts';
import { postingPhotos } from './posting/photos/module.ts';
import { publishing } from './posting/publishing/module.ts';
import { credit } from './rent/credit/module.ts';
import { rentEstimates } from './rent/estimates/module.ts';
import { rentExplore } from './rent/explore/module.ts';
import { rentHolds } from './rent/holds/module.ts';
import { rentLandlordKyc } from './rent/landlord-kyc/module.ts';
import { rentLandlordSide } from './rent/landlord-side/module.ts';
import { rentLandlords } from './rent/landlords/module.ts';
import { loans } from './rent/loans/module.ts';
import { rentMandates } from './rent/mandates/module.ts';
import { rentNegotiation } from './rent/negotiation/module.ts';
import { rentPayments } from './rent/payments/module.ts';
import { rentReceipts } from './rent/receipts/module.ts';
import { reconciliation } from './rent/reconciliation/module.ts';
import { rentSplit } from './rent/split/module.ts';
import { activity } from './search/activity/module.ts';
import { alerts } from './search/alerts/module.ts';
import { home } from './search/home/module.ts';
import { impressions } from './search/impressions/module.ts';
import { listings } from './search/listings/module.ts';
import { registeredDeals } from './search/registered-deals/module.ts';
import { shortlist } from './search/shortlist/module.ts';
import { sitemaps } from './search/sitemaps/module.ts';
import { smartSearch } from './smart-search/module.ts';
import { help } from './support/help/module.ts';
import { notifications } from './support/notifications/module.ts';
import { tickets } from './support/tickets/module.ts';
import { freshness } from './trust/freshness/module.ts';
import { listingChecks } from './trust/listing-checks/module.ts';
import { listingReports } from './trust/listing-reports/module.ts';
import { ownership } from './trust/ownership/module.ts';
import { premiumFilters } from './trust/premium-filters/module.ts';
import { verification } from './trust/verification/module.ts';

/** Every module of the API. A new one is added here, and nowhere else outside its folder and its contract. */
export const MODULES: readonly ApiModule[] = [
  ...[audit, challenges, messages, uploads, live, telephony, synthetic],
  ...[accounts, sessions, consents, idempotency, identity, staff, privacy, devices, sync, kyc, propertyManager],
  ...[grievances, doNotCall],
  ...[places],
  ...[ledger, payments, wallet, invoices, orders, refunds, entitlements, topUp, vouchers, rewards, referrals],
  ...[impressions, listings, home, sitemaps, activity, shortlist, registeredDeals, alerts],
  ...[verification, ownership, premiumFilters, listingChecks, listingReports, freshness],
  ...[contacts, visits, listingProgress, leads, photoRequests, notes, feedback, chat, calls],
  ...[plans],
  ...[drafts, postingPhotos, publishing, managing, listingImport, explore],
  ...[projects, ownProjects, projectLeads, projectReviews, projectProgress, watchedProjects, projectShortlist],
  ...[serviceBookings, homeServices, packers, legal],
  ...[
    rentReceipts,
    rentEstimates,
    rentLandlords,
    rentPayments,
    rentHolds,
    rentSplit,
    rentMandates,
    rentLandlordSide,
    rentLandlordKyc,
    rentExplore,
    rentNegotiation,
    reconciliation,
    loans,
    credit,
  ],
  ...[help, tickets, notifications],
  ...[smartSearch],
  ...[experiments, analytics, jackets, ads, content, renterClub],
  ...[monitoring, dialer],
];
