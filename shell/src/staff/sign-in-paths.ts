import { safeReturnUrl } from '@aangan/shared-kit/domain/safe-return-url';
import { SPECIFIED_STAFF_PATHS } from '../routing/reserved-paths.ts';

export const SIGN_IN_PATH = '/staff/sign-in';
export const ACCOUNT_SIGN_IN_PATH = '/staff/sign-in/account';
/** What remotes declare for staff, with the number of cases that wait. */
export const OVERVIEW_PAGE = '/staff';
export const FIRST_PAGE = '/staff/releases';

/** One's own second factor. */
export const SECOND_FACTOR_PATH = '/staff/second-factor';
/** The second factors of all staff, for administrators. */
export const SECOND_FACTORS_PATH = '/staff/second-factors';

/** Name of the login's field with the page to open afterwards. */
export const NEXT_FIELD = 'next';

/** A page of the staff area other than login and logout. */
const STAFF_PAGE = /^\/staff(?:$|[?#]|\/(?!sign-(?:in|out)(?:[/?#]|$)))/;

/** Limits the requested page to those of the staff area of this site. */
export function staffPath(asked: string): string {
  const path = safeReturnUrl(asked, { origin: 'https://this.site', hosts: [] });
  return path && (STAFF_PAGE.test(path) || isSpecified(path)) ? path : FIRST_PAGE;
}

function isSpecified(path: string): boolean {
  return SPECIFIED_STAFF_PATHS.includes(path.replace(/[?#].*$/, ''));
}

/** Address of the login that returns to the requested page of the staff area. @param asked path and query */
export function signInFor(asked: string, signInPath = SIGN_IN_PATH): string {
  const next = staffPath(asked);
  return next === FIRST_PAGE ? signInPath : `${signInPath}?${new URLSearchParams({ [NEXT_FIELD]: next })}`;
}
