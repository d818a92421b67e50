import { defineRemote } from '@aangan/shared-kit/build/remote-config';

/** Gzip bytes of script a page may add to the shell's. */
const PAGE_BUDGET = 26_000;

export default defineRemote({
  name: 'mfe-newcomer',
  contract: '^1',
  pages: {
    newcomer: {
      paths: ['/newcomer'],
      module: './src/newcomer/newcomer.page.tsx',
    },
    stories: {
      paths: ['/staff/newcomer'],
      module: './src/newcomer/stories.page.tsx',
      access: 'staff',
      staff: { title: 'Stories', shortTitle: 'Stories', role: 'support' },
    },
  },
  navigation: [{ place: 'footer', group: 'Aangan', title: 'Newcomer', path: '/newcomer', order: 900 }],
  hybrid: { newcomer: { page: 'newcomer' } },
  budgets: { newcomer: PAGE_BUDGET },
});
