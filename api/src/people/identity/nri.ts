import type { AccountRow } from '../accounts/public.ts';

/** India's only time zone, by its current and its old name. */
const INDIAN_TIME_ZONES: readonly string[] = ['Asia/Kolkata', 'Asia/Calcutta'];

/**
 * Whether a visitor is an NRI user, where the country cookie is missing: by the account's tag, the country of its
 * number, or the device's time zone.
 * @param timeZone the `device-timezone` header
 * Source: product-and-plans, section 6 (when unclear, a call checks NRI status).
 */
export function isNri(account: Pick<AccountRow, 'nri' | 'phoneCountry'> | undefined, timeZone: unknown): boolean {
  if (account?.nri || (account && account.phoneCountry !== 'IN')) return true;
  return typeof timeZone === 'string' && isTimeZone(timeZone) && !INDIAN_TIME_ZONES.includes(timeZone);
}

/** Whether a text is the IANA name of a place's time zone, `Asia/Kolkata`. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Z][\w+-]*\/[\w+/-]+$/i.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en-IN', { timeZone: text });
    return true;
  } catch {
    // Intl throws a RangeError for unknown names.
    return false;
  }
}
