import type { Platform } from '@aangan/shared-kit/platform/platform';

// The scripts load with the first merge, because most devices store nothing.

/** Merges the shortlist of this device into the account. */
export async function mergeShortlist(platform: Platform): Promise<void> {
  await (await import('./shortlist-store.ts')).announce(platform);
}

/** Merges the views of this device into the account. */
export async function mergeDeviceViews({ http }: Pick<Platform, 'http'>): Promise<void> {
  await (await import('./note-view.ts')).mergeViews(http);
}
