import { LISTING_CATEGORIES, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { readCookie } from './read-cookie.ts';

/** Opaque id of the device; set by the server, or by the browser where the server has set none. */
export const DEVICE_COOKIE = 'aangan_device';
/** Kind of device, set by native apps whose webview can send no `device` header. */
export const DEVICE_KIND_COOKIE = 'device';
/** The city chosen last, so that the server renders the right one the first time. */
export const CITY_COOKIE = 'aangan_city';

/** The tab of the search box opened last, so that the server renders the home page on it: `RENT`. */
export const TAB_COOKIE = 'aangan_tab';

/** Country of the visitor, `IN`, set by the network in front of the site. Read only. */
export const COUNTRY_COOKIE = 'aangan_country';

/** Id of the request of the last document, so that somebody's calls can be found in the logs from a report of theirs. */
export const REQUEST_COOKIE = 'aangan_request';

/** A year. */
export const COOKIE_LIFETIME_SECONDS = 365 * 24 * 60 * 60;

/** The saved tab of a `cookie` header or `document.cookie`; undefined for none, and for an unknown value. */
export function savedCategory(cookies: string | undefined): ListingCategory | undefined {
  const saved = readCookie(cookies, TAB_COOKIE);
  return LISTING_CATEGORIES.find((category) => category === saved);
}

/** Saves the tab for a year. */
export function saveCategory(document: { cookie: string }, category: ListingCategory): void {
  save(document, TAB_COOKIE, category);
}

/** Saves the city for a year. The server reads it for the next page. */
export function saveCity(document: { cookie: string }, city: string): void {
  save(document, CITY_COOKIE, encodeURIComponent(city));
}

/** Saves the device's id for a year. */
export function saveDevice(document: { cookie: string }, id: string): void {
  save(document, DEVICE_COOKIE, id);
}

/** Whether a cookie's value can be the id of a device. */
export function isDeviceId(value: string): boolean {
  return /^[\w-]{8,64}$/.test(value);
}

function save(document: { cookie: string }, name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${COOKIE_LIFETIME_SECONDS}; samesite=lax`;
}
