import type { PageRoute } from '../routing/page-table.ts';

/** The shell's own pages. */
export const SHELL_ROUTES: readonly PageRoute[] = [
  { remote: 'shell', page: 'not-found', path: '/page-not-found' },
  { remote: 'shell', page: 'offline', path: '/offline' },
];
