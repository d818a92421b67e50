import { PROJECTS_SHORTLISTED_AT_MOST } from '@aangan/shared-kit/domain/personal-limits';
import { PROJECT_ID } from '@aangan/shared-kit/domain/projects/project-id';
import type { DeviceIds } from '@aangan/shared-kit/platform/device-ids';

/** Projects that were shortlisted on this device before login. */
export const DEVICE_PROJECTS: DeviceIds = {
  key: 'aangan.projects',
  id: PROJECT_ID,
  atMost: PROJECTS_SHORTLISTED_AT_MOST,
};

/** Event that notifies every button of the document; its detail is the set of shortlisted ids. */
export const PROJECTS_CHANGED = 'aangan:projects';
