import type { ListingCategory } from './listing-category.ts';
import type { SeekerType } from './plan-type.ts';

const HOMES_BY_SEEKER = {
  tenant: ['RENT', 'SHARED', 'PG'],
  buyer: ['BUY', 'PLOT'],
  owner: [],
  seller: [],
} as const satisfies Record<SeekerType, readonly ListingCategory[]>;

const SPACES_BY_SEEKER = {
  tenant: ['COMMERCIAL_RENT'],
  buyer: ['COMMERCIAL_BUY'],
  owner: [],
  seller: [],
} as const satisfies Record<SeekerType, readonly ListingCategory[]>;

/** Plans whose contacts are for fewer kinds of listing than their side has. */
const NARROWER: Readonly<Record<string, readonly ListingCategory[]>> = { TENANT_FLATMATE: ['SHARED', 'PG'] };

interface CoveringPlan {
  readonly code: string;
  readonly seekerType: SeekerType;
  readonly commercial: boolean;
}

/**
 * The kinds of listing whose owners a plan's contacts are for; none for plans of owners and sellers.
 * Source: product-and-plans, sections 4 (plan type derived from search type) and 9 (plan copy).
 */
export function coveredCategories({ code, seekerType, commercial }: CoveringPlan): readonly ListingCategory[] {
  return NARROWER[code] ?? (commercial ? SPACES_BY_SEEKER : HOMES_BY_SEEKER)[seekerType];
}
