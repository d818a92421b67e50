import { deviceIds } from '@aangan/shared-kit/platform/device-ids';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { DEVICE_PROJECTS } from './device-projects.ts';

/** Moves what this device stores into the account. @returns whether there was something */
export async function mergeProjects(platform: Platform): Promise<boolean> {
  if (deviceIds(DEVICE_PROJECTS).length === 0) return false;
  // Loaded with the first merge, because most devices store nothing.
  await (await import('./project-shortlist-store.ts')).announce(platform);
  return true;
}
