import { expiringStorage } from '@aangan/shared-kit/platform/expiring-storage';

const KEY = 'chat-browser-notices';
/** The browser forgets the consent after a year without a new one. */
const YEAR_MINUTES = 365 * 24 * 60;

const isText = (value: unknown): value is string => typeof value === 'string';
const device = () => expiringStorage(() => localStorage, Date.now);

/** Whether this person wants notices in this browser. Somebody else who logs in here gets none. */
export function wantsBrowserNotices(account: string | undefined): boolean {
  return account !== undefined && device().get(KEY, isText) === account;
}

/** Saves the consent of a person for this browser, or its end. */
export function saveBrowserNotices(account: string, wanted: boolean): void {
  if (wanted) device().set(KEY, account, YEAR_MINUTES);
  else device().remove(KEY);
}
