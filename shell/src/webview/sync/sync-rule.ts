import { SYNC_INTERVAL_MS } from '@aangan/shared-kit/domain/platform-limits';
import type { Device } from '@aangan/shared-kit/platform/platform';

/** The stored state of contact matching on a phone. */
export interface SyncState {
  /** Time of consent, epoch ms; absent without consent. */
  readonly agreedAt?: number;
  /** The last attempted sync, epoch ms. */
  readonly triedAt?: number;
}

/**
 * Whether contacts may be sent now: on Android, with consent, once in 24 hours.
 * @param now epoch ms
 * Source: services-and-platform, section 7 (monitoring and sync calls).
 */
export function syncDue(device: Device, { agreedAt, triedAt }: SyncState, now: number): boolean {
  if (device !== 'ANDROID' || agreedAt === undefined) return false;
  return triedAt === undefined || now - triedAt >= SYNC_INTERVAL_MS;
}
