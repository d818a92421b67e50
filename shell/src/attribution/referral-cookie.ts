import {
  isReferralCode,
  REFERRAL_COOKIE,
  REFERRAL_COOKIE_DAYS,
  REFERRAL_PARAMETER,
  readReferralCode,
} from '@aangan/shared-kit/domain/referral-code';
import { readCookie } from '../platform/read-cookie.ts';
import type { CookieToSet } from './arrival.ts';

interface ReferredVisitor {
  readonly url: Pick<URL, 'searchParams'>;
  /** The `cookie` header. */
  readonly cookies: string | undefined;
  /** False for visitors who declined. */
  readonly allowed: boolean;
}

/**
 * The cookie that saves whose link first brought a visitor: a later link does not replace it. It is deleted with the
 * other attribution cookies when the visitor declines.
 */
export function referralCookie({ url, cookies, allowed }: ReferredVisitor): readonly CookieToSet[] {
  if (!allowed || isReferralCode(readCookie(cookies, REFERRAL_COOKIE) ?? '')) return [];
  const code = readReferralCode(url.searchParams.get(REFERRAL_PARAMETER) ?? '');
  return code === undefined ? [] : [{ name: REFERRAL_COOKIE, value: code, days: REFERRAL_COOKIE_DAYS }];
}
