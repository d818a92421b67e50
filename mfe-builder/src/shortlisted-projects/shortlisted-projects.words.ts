import { counted } from '@aangan/shared-kit/domain/counted';

/** What people read about the shortlist of projects. */
export const SHORTLIST_WORDS = {
  title: 'Shortlisted projects',
  about: 'All projects you like.',
  onDevice: 'These projects are saved only on this device. Log in to see them on all your devices.',
  noScript: 'To see projects saved on this device, switch on JavaScript or log in.',
  failed: 'Your projects could not be loaded. They are still on your shortlist.',
  empty: 'No projects yet',
  emptyHelp: 'Tap the heart on a project to save it here. You can compare up to four.',
  browse: 'See new projects',
  homes: 'Shortlisted homes',
} as const;

/** `3 projects`. */
export const countText = (count: number) => counted(count, 'project', 'projects');

/** `Compare 3 projects`. */
export const compareText = (count: number) => `Compare ${count} projects`;
