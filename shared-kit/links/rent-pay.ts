/** What paying rent online is and costs, with saved landlords. Source: product-and-plans, section 2 (rent payment). */
export const PAY_RENT_EXPLORE_LINK = '/pay-property-rent-online';

/** The form that pays rent. */
export const PAY_RENT_LINK = '/pay-rent';

/** The same form for maintenance and society dues. */
export const BILL_ACCOUNT_LINK = '/bill-account';

/** A part of both forms: rent of a home, or bills such as maintenance. */
export type RentPayKind = 'rent' | 'bill';

export interface PayRentTarget {
  /** A saved tenancy to pay for, such as `ten_1`. */
  readonly tenancyId?: string | undefined;
  readonly kind?: RentPayKind | undefined;
}

/** The form that pays a new landlord, or the next month of a saved tenancy. */
export function payRentLink({ tenancyId, kind = 'rent' }: PayRentTarget = {}): string {
  const path = kind === 'bill' ? BILL_ACCOUNT_LINK : PAY_RENT_LINK;
  return tenancyId === undefined ? path : `${path}/tenancy/${encodeURIComponent(tenancyId)}`;
}

/** Where the money of one due is. */
export function dueLink(dueId: string): string {
  return `${PAY_RENT_LINK}/due/${encodeURIComponent(dueId)}`;
}

/** All that the person has paid, newest first. */
export const RENT_HISTORY_LINK = '/pay-rent/history';

/** The upload of an agreement, or of a bill. Source: product-and-plans, section 2 (rent payment). */
export function agreementUploadLink(kind: RentPayKind, tenancyId?: string): string {
  const path = kind === 'bill' ? '/bill-account-upload-rental-agreement' : '/rent-pay-upload-rental-agreement';
  return tenancyId === undefined ? path : `${path}?${new URLSearchParams({ tenancy: tenancyId })}`;
}

/** The invitation to pay rent, to be opened as a sheet. */
export const RENT_PAY_BANNER_LINK = '/rent-pay/banner';

/** A landlord's page without an account. The token is a secret. */
export function landlordLink(token: string): string {
  return `/rent-pay/landlord/${encodeURIComponent(token)}`;
}

/** Everybody who pays rent to a landlord with an account. */
export const MY_TENANTS_LINK = '/my-tenants';

/** Why a payout waits, and the payer's answer. */
export function holdLink(dueId: string): string {
  return `/rent-pay/hold/${encodeURIComponent(dueId)}`;
}

/** Who shares a rent, and who has paid. */
export function splitLink(tenancyId: string): string {
  return `/rent-pay/split/${encodeURIComponent(tenancyId)}`;
}

/** The invitation of a flatmate. The token is a secret. */
export function flatmateLink(token: string): string {
  return `/rent-pay/join/${encodeURIComponent(token)}`;
}

/** Automatic payment and reminders of a tenancy. */
export function automaticRentLink(tenancyId: string): string {
  return `/rent-pay/automatic/${encodeURIComponent(tenancyId)}`;
}

/** The page that ends the reminders of a message, without login. The token is a secret. */
export function stopRemindersLink(token: string): string {
  return `/rent-pay/reminders/${encodeURIComponent(token)}`;
}

/** The target of one-click unsubscribe in mail programs. Source: RFC 8058. */
export function remindersOneClickLink(token: string): string {
  return `/api/v1/rent-pay/reminders/${encodeURIComponent(token)}/one-click`;
}
