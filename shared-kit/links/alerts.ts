/** Requirements and alerts of the person. Source: product-and-plans, section 2 (overlay screens). */
export const ALERTS_LINK = '/tenant-requirement/nudge';
/** Priorities for ranking matching homes. Source: product-and-plans, section 2 (overlay screens). */
export const PREFERENCES_LINK = '/tenant-preference-jacket/banner';

/**
 * The alerts page with an initial search, as a page or as a sheet.
 * @param address of a search
 */
export function alertLink(address: string): string {
  return `${ALERTS_LINK}?search=${encodeURIComponent(address)}`;
}

/** The unsubscribe page of a message, without login. */
export function stopAlertsLink(token: string): string {
  return `/alerts/stop/${encodeURIComponent(token)}`;
}

/** The target of one-click unsubscribe in mail programs, and of the page's own form. Source: RFC 8058. */
export function oneClickLink(token: string): string {
  return `/api/v1/alerts/one-click/${encodeURIComponent(token)}`;
}
