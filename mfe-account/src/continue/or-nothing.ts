import type { Platform } from '@aangan/shared-kit/platform/platform';

/** A failed call only leaves out its line. */
export async function orNothing<Found>(platform: Platform, ask: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await ask();
  } catch (error) {
    platform.errors.report(error, { remote: 'mfe-account', page: 'continue' });
    return undefined;
  }
}
