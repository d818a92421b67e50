/** Opaque id of the device; set by the server. */
export const DEVICE_COOKIE = 'aangan_device';
/** Kind of device, set by native apps whose webview can send no `device` header. */
export const DEVICE_KIND_COOKIE = 'device';
/** The city chosen last, so that the server renders the right one the first time. */
export const CITY_COOKIE = 'aangan_city';

/** Country of the visitor, `IN`, set by the network in front of the site. Read only. */
export const COUNTRY_COOKIE = 'aangan_country';

/** Id of the request of the last document, so that somebody's calls can be found in the logs from a report of theirs. */
export const REQUEST_COOKIE = 'aangan_request';

/** A year. */
export const COOKIE_LIFETIME_SECONDS = 365 * 24 * 60 * 60;

/** Saves the city for a year. The server reads it for the next page. */
export function saveCity(document: { cookie: string }, city: string): void {
  document.cookie = `${CITY_COOKIE}=${encodeURIComponent(city)}; path=/; max-age=${COOKIE_LIFETIME_SECONDS}; samesite=lax`;
}
