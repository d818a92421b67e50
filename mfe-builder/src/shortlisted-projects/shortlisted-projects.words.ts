import { counted } from '@aangan/shared-kit/domain/counted';

/** What people read about the shortlist of projects. */
export const SHORTLIST_WORDS = {
  title: 'Shortlisted projects',
  about: 'Projects you like, together.',
  onDevice: 'These projects are on this device alone. Log in to have them on all of your devices.',
  noScript: 'Projects on this device appear with JavaScript switched on, or after you log in.',
  failed: 'Your projects could not be loaded. They are still on your shortlist.',
  empty: 'No projects yet',
  emptyHelp: 'Press the heart on a project to keep it here, and to compare up to four.',
  browse: 'Look at new projects',
  homes: 'Shortlisted homes',
} as const;

/** `3 projects`. */
export const countText = (count: number) => counted(count, 'project', 'projects');

/** `Compare 3 projects`. */
export const compareText = (count: number) => `Compare ${count} projects`;
