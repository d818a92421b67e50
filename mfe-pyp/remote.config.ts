import { defineRemote } from '@aangan/shared-kit/build/remote-config';

/** Gzip bytes of script a page may add to the shell's. */
const PAGE_BUDGET = 26_000;

export default defineRemote({
  name: 'mfe-pyp',
  contract: '^1.4',
  pages: {
    start: {
      paths: ['/list-your-property-for-rent-sale'],
      module: './src/start/start.page.tsx',
    },
  },
  hybrid: { pyp: { page: 'start' } },
  budgets: { start: PAGE_BUDGET },
});
