import { defineRemote } from '@aangan/shared-kit/build/remote-config';

/** Gzip bytes of script a page may add to the shell's. */
const PAGE_BUDGET = 26_000;

export default defineRemote({
  name: 'mfe-smart-search',
  contract: '^1.4',
  pages: {
    'smart-search': {
      paths: ['/smart-search'],
      module: './src/smart-search/smart-search.page.tsx',
    },
    stories: {
      paths: ['/staff/smart-search'],
      module: './src/smart-search/stories.page.tsx',
      access: 'staff',
      staff: { title: 'Stories', shortTitle: 'Stories', role: 'support' },
    },
  },
  navigation: [{ place: 'footer', group: 'Aangan', title: 'Smart search', path: '/smart-search', order: 900 }],
  budgets: { 'smart-search': PAGE_BUDGET },
});
