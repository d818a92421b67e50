import { SHORTLISTED_AT_MOST } from '../domain/personal-limits.ts';
import { type DeviceIds, deviceIds, parseIds, saveDeviceIds } from './device-ids.ts';

/** Listings that were shortlisted on this device before login. */
export const DEVICE_SHORTLIST: DeviceIds = {
  key: 'aangan.shortlist',
  id: /^[a-z0-9]{8,32}$/,
  atMost: SHORTLISTED_AT_MOST,
};

/** Ids that were shortlisted on this device before login, the newest first; empty without storage. */
export function deviceShortlist(): string[] {
  return deviceIds(DEVICE_SHORTLIST);
}

/** Stores ids on this device; an empty list removes the entry. */
export function saveOnDevice(ids: readonly string[]): void {
  saveDeviceIds(DEVICE_SHORTLIST, ids);
}

/** Parses a stored text: each valid id once. */
export function parseShortlist(text: string | null): string[] {
  return parseIds(DEVICE_SHORTLIST, text);
}
