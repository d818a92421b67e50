import type { ListingCategory } from './listing-category.ts';

/** Source: product-and-plans, section 2 (plans: seeker types). */
export const SEEKER_TYPES = ['buyer', 'owner', 'seller', 'tenant'] as const;
export type SeekerType = (typeof SEEKER_TYPES)[number];

type ResidentialPlanType = `${SeekerType}_plan`;
type PlanType = ResidentialPlanType | `commercial_${ResidentialPlanType}`;

/** Kinds of search or seeker, with their plan. Source: product-and-plans, section 4 (plan type). */
export const PLAN_BY_SEARCH = {
  rent: 'tenant_plan',
  shared: 'tenant_plan',
  flatmates: 'tenant_plan',
  pg: 'tenant_plan',
  tenant: 'tenant_plan',
  buy: 'buyer_plan',
  resale: 'buyer_plan',
  buyer: 'buyer_plan',
  sale: 'seller_plan',
  seller: 'seller_plan',
  owner: 'owner_plan',
} as const satisfies Record<string, ResidentialPlanType>;

export type SearchKind = keyof typeof PLAN_BY_SEARCH;

/**
 * The plan type of a search kind in either case (`rent`, `PG`), or its commercial variant.
 * Source: product-and-plans, section 4 (plan type derived from search type).
 */
export function planTypeForSearch(
  kind: SearchKind | Uppercase<SearchKind>,
  { commercial = false }: { readonly commercial?: boolean } = {},
): PlanType {
  const plan = PLAN_BY_SEARCH[kind.toLowerCase() as SearchKind];
  return commercial ? `commercial_${plan}` : plan;
}

const SEEKER_BY_CATEGORY = {
  RENT: 'tenant',
  SHARED: 'tenant',
  PG: 'tenant',
  COMMERCIAL_RENT: 'tenant',
  BUY: 'buyer',
  RESALE: 'buyer',
  PLOT: 'buyer',
  COMMERCIAL_BUY: 'buyer',
} as const satisfies Record<ListingCategory | 'RESALE', SeekerType>;

/**
 * Who looks for a listing of this category: a tenant or a buyer.
 * Source: product-and-plans, section 4 (commercial rent maps to tenant and other commercial maps to buyer).
 */
export function seekerForCategory(category: ListingCategory | 'RESALE'): 'tenant' | 'buyer' {
  return SEEKER_BY_CATEGORY[category];
}

/** The specification has no row for plots. Plots are bought. */
const MODAL_BY_PROPERTY_TYPE: Readonly<Record<string, 'tenant' | 'buyer'>> = {
  rent: 'tenant',
  shared: 'tenant',
  flatmates: 'tenant',
  pg: 'tenant',
  buy: 'buyer',
  resale: 'buyer',
  sale: 'buyer',
  plot: 'buyer',
};

/**
 * The plan type of the plan modal for a property type in any case; undefined for a type it does not know.
 * Here `sale` means buyer, while in a search it means seller: the modal follows the property, not the person.
 * Source: product-and-plans, section 4 (plans: in a modal).
 */
export function planModalType(propertyType: string): 'commercial' | 'tenant' | 'buyer' | undefined {
  const type = propertyType.toLowerCase();
  if (type.includes('commercial')) return 'commercial';
  return Object.hasOwn(MODAL_BY_PROPERTY_TYPE, type) ? MODAL_BY_PROPERTY_TYPE[type] : undefined;
}

const PLANS_PER_PAGE = { buyer: 3, owner: 4, seller: 4, tenant: 3 } as const satisfies Record<SeekerType, number>;

/** How many plans one page shows. Source: product-and-plans, section 4 (plans shown per page). */
export function plansPerPage(seeker: SeekerType): number {
  return PLANS_PER_PAGE[seeker];
}

/** ₹. Source: product-and-plans, section 9 (maximum VIP discount). */
export const VIP_DISCOUNT_MAXIMUM = 150;

/**
 * ₹. The documents conflict: one reading says the value is not shown, the other and services-and-platform,
 * section 9 give 799, which is used. Source: product-and-plans, section 9 (plans and discounts).
 */
export const VIP_PLAN_AMOUNT_MINIMUM = 799;

/** `planPageName` of the owner freedom plan. Source: product-and-plans, section 7 (planPageName query). */
export const OWNER_FREEDOM_PAGE_NAME = 'owner-freedom';

/** ₹. Source: product-and-plans, section 9 (tenant freedom plan static amount). */
export const TENANT_FREEDOM_PLAN_AMOUNT = 799;

/**
 * Whether a VIP add-on id is sent with a plan: the plan's amount in ₹ reaches the minimum and an id exists.
 * Source: product-and-plans, section 5 (plans).
 */
export function vipAddOnAllowed(amount: number, vipId: string | number | null | undefined): boolean {
  return amount >= VIP_PLAN_AMOUNT_MINIMUM && vipId !== undefined && vipId !== null && vipId !== '';
}
