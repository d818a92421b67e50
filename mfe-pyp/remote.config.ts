import { defineRemote } from '@aangan/shared-kit/build/remote-config';
import { EXPLORE_PATH, exploreLink } from '@aangan/shared-kit/links/explore';

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
    explore: {
      paths: [
        EXPLORE_PATH,
        '/pyp-explore/property*',
        '/pyp-explore/additional*',
        '/pyp-explore/locality*',
        '/pyp-explore/listing*',
      ],
      module: './src/explore/explore.page.tsx',
      sitemap: [exploreLink('property')],
    },
  },
  navigation: [
    {
      place: 'footer',
      group: 'Owners',
      title: 'What your property could bring',
      path: exploreLink('property'),
      order: 290,
    },
  ],
  hybrid: { pyp: { page: 'start' } },
  budgets: { start: PAGE_BUDGET, explore: PAGE_BUDGET },
});
