import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import type { PlanTerms } from '@aangan/shared-kit/domain/plan-terms';

/** Terms of a plan: by default 25 contacts to every kind of listing, ₹799, for 45 days. */
export function testTerms(facts: Partial<PlanTerms> = {}): PlanTerms {
  return {
    code: 'TENANT_FREEDOM',
    name: 'Freedom',
    seekerType: 'tenant',
    commercial: false,
    days: 45,
    contacts: 25,
    covers: LISTING_CATEGORIES,
    transactionDetails: null,
    services: [],
    features: [],
    paidPaise: 79_900,
    refund: 'contacts',
    refundText: 'Cancel within 7 days, and you pay only for the contacts you used.',
    ...facts,
  };
}
