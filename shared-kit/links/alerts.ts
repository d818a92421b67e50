/** Where somebody says what they need, and sees their alerts. Source: product-and-plans, section 2 (overlay screens). */
export const ALERTS_LINK = '/tenant-requirement/nudge';
/** What matters most among the homes that fit. Source: product-and-plans, section 2 (overlay screens). */
export const PREFERENCES_LINK = '/tenant-preference-jacket/banner';

/** The alerts' page with a search to start from, as a page or as a sheet. @param address of a search */
export function alertLink(address: string): string {
  return `${ALERTS_LINK}?search=${encodeURIComponent(address)}`;
}

/** The page that stops what a message was about, without a login. */
export function stopAlertsLink(token: string): string {
  return `/alerts/stop/${encodeURIComponent(token)}`;
}

/** Where mail programs send their one click, and the page's own form. Source: RFC 8058. */
export function oneClickLink(token: string): string {
  return `/api/v1/alerts/one-click/${encodeURIComponent(token)}`;
}
