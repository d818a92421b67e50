import { expiringStorage } from '@aangan/shared-kit/platform/expiring-storage';

const DAY_MINUTES = 24 * 60;

const keyOf = (draftId: string) => `listing-form-seen:${draftId}`;

/**
 * The newest version of a draft that this tab has got; 0 if none. A page that is loaded again may be older: the answers
 * that were saved while it was on its way are not in it, and no longer on the device.
 */
export function seenVersion(draftId: string): number {
  return storage().get(keyOf(draftId), isNumber) ?? 0;
}

export function noteSeenVersion(draftId: string, version: number): void {
  storage().set(keyOf(draftId), Math.max(version, seenVersion(draftId)), DAY_MINUTES);
}

const storage = () => expiringStorage(() => sessionStorage, Date.now);

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
