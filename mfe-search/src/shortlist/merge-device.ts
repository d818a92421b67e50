import type { Platform } from '@aangan/shared-kit/platform/platform';

// The scripts come with the first merge: most devices keep nothing.

/** Gives the shortlist of this device to the account. */
export async function mergeShortlist(platform: Platform): Promise<void> {
  await (await import('./hearts.ts')).announce(platform);
}

/** Gives the views of this device to the account. */
export async function mergeDeviceViews({ http }: Pick<Platform, 'http'>): Promise<void> {
  await (await import('./note-view.ts')).mergeViews(http);
}
