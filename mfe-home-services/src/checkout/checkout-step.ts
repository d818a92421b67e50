import { serviceCheckoutLink } from '@aangan/shared-kit/links/service-orders';

/** Steps of the checkout in their order; `edit` is the form of one address. */
export type CheckoutStep = 'address' | 'edit' | 'slot' | 'pay';

/** Query value of a new address. */
export const NEW_ADDRESS = 'new';

interface Chosen {
  /** The address of the query or the booking is served. */
  readonly isServed: boolean;
  readonly hasSlot: boolean;
}

/** The step that the address of the page asks for, as far as the choices before it are made. */
export function checkoutStep(query: URLSearchParams, { isServed, hasSlot }: Chosen): CheckoutStep {
  if (query.has('edit')) return 'edit';
  if (query.get('step') === 'address' || !isServed) return 'address';
  return query.get('step') === 'slot' || query.has('address') || !hasSlot ? 'slot' : 'pay';
}

/** Addresses of the steps of one checkout. */
export function stepLinks(bookingId: string) {
  const base = serviceCheckoutLink(bookingId);
  return {
    pay: base,
    address: `${base}?step=address`,
    slot: (addressId: string) => `${base}?step=slot&address=${encodeURIComponent(addressId)}`,
    edit: (addressId: string) => `${base}?edit=${encodeURIComponent(addressId)}`,
  } as const;
}
