/** Opaque id of the device; set by the server. */
export const DEVICE_COOKIE = 'aangan_device';
/** Kind of device, set by native apps whose webview can send no `device` header. */
export const DEVICE_KIND_COOKIE = 'device';
/** City chosen last, so that the server renders the right one the first time. */
export const CITY_COOKIE = 'aangan_city';

/** Country that the visitor is in, `IN`, as the network in front of the site knows it. Read only. */
export const COUNTRY_COOKIE = 'aangan_country';

/** A year. */
export const COOKIE_LIFETIME_SECONDS = 365 * 24 * 60 * 60;

/** Remembers the city for a year; read by the server on the next page. */
export function rememberCity(document: { cookie: string }, city: string): void {
  document.cookie = `${CITY_COOKIE}=${encodeURIComponent(city)}; path=/; max-age=${COOKIE_LIFETIME_SECONDS}; samesite=lax`;
}
