/** Rent negotiation as a service. Source: product-and-plans, sections 1 and 2 (a screen whose path is not shown). */
export const RENT_NEGOTIATION_LINK = '/rent-negotiation';

/** The order for a home. */
export function negotiateHomeLink(propertyId: string): string {
  return `${RENT_NEGOTIATION_LINK}?property=${encodeURIComponent(propertyId)}`;
}

/** A negotiation that was ordered. */
export function negotiationLink(negotiationId: string): string {
  return `${RENT_NEGOTIATION_LINK}/${negotiationId}`;
}
