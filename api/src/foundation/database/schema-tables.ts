import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as sandboxGateway from '../../../demo/sandbox-gateway/sandbox-gateway.tables.ts';
import * as analytics from '../../growth/analytics/analytics.tables.ts';
import * as content from '../../growth/content/content.tables.ts';
import * as experiments from '../../growth/experiments/experiments.tables.ts';
import * as jackets from '../../growth/jackets/jackets.tables.ts';
import * as renterClub from '../../growth/renter-club/renter-club.tables.ts';
import * as contacts from '../../meeting/contacts/contacts.tables.ts';
import * as feedback from '../../meeting/feedback/feedback.tables.ts';
import * as leads from '../../meeting/leads/leads.tables.ts';
import * as notes from '../../meeting/notes/notes.tables.ts';
import * as photoRequests from '../../meeting/photo-requests/photo-requests.tables.ts';
import * as visits from '../../meeting/visits/visits.tables.ts';
import * as ledger from '../../money/ledger/ledger.tables.ts';
import * as payments from '../../money/payments/payments.tables.ts';
import * as referrals from '../../money/referrals/referrals.tables.ts';
import * as rewards from '../../money/rewards/rewards.tables.ts';
import * as vouchers from '../../money/vouchers/vouchers.tables.ts';
import * as wallet from '../../money/wallet/wallet.tables.ts';
import * as monitoring from '../../operations/monitoring/monitoring.tables.ts';
import * as accounts from '../../people/accounts/accounts.tables.ts';
import * as consents from '../../people/consents/consents.tables.ts';
import * as devices from '../../people/devices/devices.tables.ts';
import * as idempotency from '../../people/idempotency/idempotency.tables.ts';
import * as identity from '../../people/identity/identity.tables.ts';
import * as kyc from '../../people/kyc/kyc.tables.ts';
import * as privacy from '../../people/privacy/privacy.tables.ts';
import * as propertyManager from '../../people/property-manager/property-manager.tables.ts';
import * as sessions from '../../people/sessions/sessions.tables.ts';
import * as sync from '../../people/sync/sync.tables.ts';
import * as places from '../../places/places.tables.ts';
import * as plans from '../../plans/plans.tables.ts';
import * as activity from '../../search/activity/activity.tables.ts';
import * as alerts from '../../search/alerts/alerts.tables.ts';
import * as priceDrops from '../../search/alerts/price-drops/price-drops.tables.ts';
import * as home from '../../search/home/home.tables.ts';
import * as property from '../../search/listings/property.tables.ts';
import * as registeredDeals from '../../search/registered-deals/registered-deals.tables.ts';
import * as shortlist from '../../search/shortlist/shortlist.tables.ts';
import * as freshness from '../../trust/freshness/freshness.tables.ts';
import * as listingChecks from '../../trust/listing-checks/listing-checks.tables.ts';
import * as listingReports from '../../trust/listing-reports/listing-reports.tables.ts';
import * as verification from '../../trust/verification/verification.tables.ts';
import * as audit from '../audit/audit.tables.ts';
import * as messages from '../messages/messages.tables.ts';

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
