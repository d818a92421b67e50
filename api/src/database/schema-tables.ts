import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as accounts from '../accounts/accounts.tables.ts';
import * as activity from '../activity/activity.tables.ts';
import * as alerts from '../alerts/alerts.tables.ts';
import * as analytics from '../analytics/analytics.tables.ts';
import * as audit from '../audit/audit.tables.ts';
import * as consents from '../consents/consents.tables.ts';
import * as contacts from '../contacts/contacts.tables.ts';
import * as content from '../content/content.tables.ts';
import * as devices from '../devices/devices.tables.ts';
import * as experiments from '../experiments/experiments.tables.ts';
import * as feedback from '../feedback/feedback.tables.ts';
import * as freshness from '../freshness/freshness.tables.ts';
import * as home from '../home/home.tables.ts';
import * as idempotency from '../idempotency/idempotency.tables.ts';
import * as identity from '../identity/identity.tables.ts';
import * as jackets from '../jackets/jackets.tables.ts';
import * as kyc from '../kyc/kyc.tables.ts';
import * as leads from '../leads/leads.tables.ts';
import * as ledger from '../ledger/ledger.tables.ts';
import * as listingChecks from '../listing-checks/listing-checks.tables.ts';
import * as listingReports from '../listing-reports/listing-reports.tables.ts';
import * as messages from '../messages/messages.tables.ts';
import * as monitoring from '../monitoring/monitoring.tables.ts';
import * as notes from '../notes/notes.tables.ts';
import * as payments from '../payments/payments.tables.ts';
import * as photoRequests from '../photo-requests/photo-requests.tables.ts';
import * as places from '../places/places.tables.ts';
import * as plans from '../plans/plans.tables.ts';
import * as priceDrops from '../price-drops/price-drops.tables.ts';
import * as privacy from '../privacy/privacy.tables.ts';
import * as property from '../property/property.tables.ts';
import * as propertyManager from '../property-manager/property-manager.tables.ts';
import * as referrals from '../referrals/referrals.tables.ts';
import * as registeredDeals from '../registered-deals/registered-deals.tables.ts';
import * as renterClub from '../renter-club/renter-club.tables.ts';
import * as rewards from '../rewards/rewards.tables.ts';
import * as sandboxGateway from '../sandbox-gateway/sandbox-gateway.tables.ts';
import * as sessions from '../sessions/sessions.tables.ts';
import * as shortlist from '../shortlist/shortlist.tables.ts';
import * as sync from '../sync/sync.tables.ts';
import * as verification from '../verification/verification.tables.ts';
import * as visits from '../visits/visits.tables.ts';
import * as vouchers from '../vouchers/vouchers.tables.ts';
import * as wallet from '../wallet/wallet.tables.ts';

/** Names of all tables. */
export function schemaTables(): string[] {
  return tablesOfSchema().map((table) => getTableName(table));
}

/** All tables. */
export function tablesOfSchema(): PgTable[] {
  return Object.values({
    ...accounts,
    ...activity,
    ...alerts,
    ...analytics,
    ...audit,
    ...contacts,
    ...consents,
    ...content,
    ...devices,
    ...experiments,
    ...freshness,
    ...feedback,
    ...home,
    ...idempotency,
    ...identity,
    ...leads,
    ...ledger,
    ...listingChecks,
    ...listingReports,
    ...messages,
    ...jackets,
    ...kyc,
    ...monitoring,
    ...notes,
    ...payments,
    ...photoRequests,
    ...places,
    ...plans,
    ...priceDrops,
    ...privacy,
    ...property,
    ...propertyManager,
    ...referrals,
    ...registeredDeals,
    ...renterClub,
    ...rewards,
    ...sandboxGateway,
    ...sessions,
    ...shortlist,
    ...sync,
    ...verification,
    ...visits,
    ...vouchers,
    ...wallet,
  }).flatMap((item) => (is(item, PgTable) ? [item] : []));
}
