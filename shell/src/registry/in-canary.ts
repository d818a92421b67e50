import { createHash } from 'node:crypto';

/** Number of buckets into which devices are divided: a hundredth of a percent each. */
const PARTS = 10_000;

/**
 * Whether a device gets a remote's canary. The result is stable for a device, and raising the percentage only adds
 * devices.
 * @param salt of the remote: the canaries of two remotes reach different devices
 * @param percent of devices, 0 to 100
 */
export function inCanary(deviceId: string, salt: string, percent: number): boolean {
  const digest = createHash('sha256').update(`${salt}\n${deviceId}`).digest();
  return digest.readUIntBE(0, 6) % PARTS < percent * (PARTS / 100);
}
