import { defineRemote } from '@aangan/shared-kit/build/remote-config';
import { postPropertyLink } from '@aangan/shared-kit/links/posting';

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
  navigation: [
    { place: 'header', title: 'Post property free', path: postPropertyLink(), order: 80 },
    { place: 'bar', title: 'Post', path: postPropertyLink(), icon: 'plus', order: 30 },
    { place: 'account', title: 'Post property', path: postPropertyLink(), order: 26 },
    { place: 'footer', group: 'Owners', title: 'Post property free', path: postPropertyLink(), order: 250 },
  ],
  hybrid: { pyp: { page: 'start' } },
  budgets: { start: PAGE_BUDGET },
});
