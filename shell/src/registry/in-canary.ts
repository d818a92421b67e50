import { createHash } from 'node:crypto';

/** Parts into which devices are divided: a hundredth of a percent each. */
const PARTS = 10_000;

/**
 * Whether a device gets a remote's canary. The same device always does or never does, and raising the percentage
 * only adds devices.
 * @param salt of the remote: the canaries of two remotes meet different devices
 * @param percent share of devices, 0 to 100
 */
export function inCanary(deviceId: string, salt: string, percent: number): boolean {
  const digest = createHash('sha256').update(`${salt}\n${deviceId}`).digest();
  return digest.readUIntBE(0, 6) % PARTS < percent * (PARTS / 100);
}
