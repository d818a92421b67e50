import { isAbroad } from '../platform/abroad.ts';
import { COUNTRY_COOKIE } from '../platform/cookies.ts';
import { readCookie } from '../platform/read-cookie.ts';

/** The country cookie's answer; undefined when it gives none. @param cookies `document.cookie` */
export function nriByCookie(cookies: string): boolean | undefined {
  return isAbroad(readCookie(cookies, COUNTRY_COOKIE));
}
