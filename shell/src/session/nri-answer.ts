import type { Http } from '@aangan/shared-kit/platform/http';
import { isAbroad } from '../platform/abroad.ts';
import { COUNTRY_COOKIE } from '../platform/cookies.ts';
import { readCookie } from '../platform/read-cookie.ts';

/** Where a tab keeps what the API has said, and of whom: it is asked once. */
const KEPT = 'nri';

/** What the country cookie says of the visitor; undefined where it says nothing. @param cookies `document.cookie` */
export function nriByCookie(cookies: string): boolean | undefined {
  return isAbroad(readCookie(cookies, COUNTRY_COOKIE));
}

/**
 * Whether somebody is an NRI user, where neither the cookie nor their account says so. Later documents of this tab
 * have the answer without a call.
 * Source: product-and-plans, section 6 (when unclear, a call checks NRI status).
 * @throws HttpError when the API does not say
 */
export async function askedNri(accountId: string, http: Http, storage: () => Storage): Promise<boolean> {
  const kept = swallowed(() => storage().getItem(KEPT));
  if (kept === `${accountId} true`) return true;
  if (kept === `${accountId} false`) return false;
  const { nri } = (await http.request('POST /api/v1/user/nri/check', { json: {} })).data;
  swallowed(() => storage().setItem(KEPT, `${accountId} ${nri}`));
  return nri;
}

/** Quota and private windows: then it is asked once a document. */
function swallowed<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
