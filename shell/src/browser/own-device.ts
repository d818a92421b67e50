import { randomId } from '@aangan/shared-kit/domain/random-id';
import { DEVICE_COOKIE, isDeviceId, saveDevice } from '../platform/cookies.ts';
import { readCookie } from '../platform/read-cookie.ts';

/** Characters of an id that a browser makes. */
const LENGTH = 24;

/**
 * The id of this device: the one of its cookie, or a new one, which is saved. A document that a cache in front of the
 * site has stored comes without a cookie.
 */
export function ownDevice(document: { cookie: string }): string {
  const known = readCookie(document.cookie, DEVICE_COOKIE);
  if (known !== undefined && isDeviceId(known)) return known;
  const id = randomId(LENGTH, unguessable);
  saveDevice(document, id);
  return id;
}

/** From 0 up to but not including 1: who knows the id of a device could act as it. */
function unguessable(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
}
