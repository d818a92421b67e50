import type { AccountRow } from '../accounts/accounts.tables.ts';

/** India's one time zone, by its name of today and its old one. */
const INDIAN_TIME_ZONES: readonly string[] = ['Asia/Kolkata', 'Asia/Calcutta'];

/**
 * Whether somebody is an NRI user, where the country cookie does not say: by the account's tag, by the country of its
 * number, else by the clock of the device.
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
    // A RangeError is how Intl says no.
    return false;
  }
}
