/** People interested in the viewer's homes. Source: product-and-plans, section 2 (information and tools). */
export const INTERESTED_LINKS = { tenant: '/tenant-interested', buyer: '/buyer-interested' } as const;

export type InterestedKind = keyof typeof INTERESTED_LINKS;

/** A page of interested people, for one home if it is given. */
export function interestedLink(kind: InterestedKind, propertyId?: string, page = 1): string {
  const query = new URLSearchParams();
  if (propertyId) query.set('propertyId', propertyId);
  if (page > 1) query.set('page', String(page));
  return `${INTERESTED_LINKS[kind]}${query.size > 0 ? `?${query}` : ''}`;
}

/** Forms in sheets. Source: product-and-plans, section 2 (overlay screens). */
export const NRI_LEAD_LINK = '/nri-user-jacket/banner';
export const ABOUT_YOU_LINK = '/tenant-details-jacket/banner';
export const OWNER_MEETS_TENANT_LINK = '/owner-tenant-jacket/banner';
