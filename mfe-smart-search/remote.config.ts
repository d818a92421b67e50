import { defineRemote } from '@aangan/shared-kit/build/remote-config';
import {
  SMART_SEARCH_LINK,
  SMART_SEARCH_RECOMMENDATIONS_LINK,
  SMART_SEARCH_REQUIREMENT_LINK,
} from '@aangan/shared-kit/links/smart-search';

/** Gzip bytes of script a page may add to the shell's. The grammar loads with the first key. */
const PAGE_BUDGET = 26_000;

export default defineRemote({
  name: 'mfe-smart-search',
  contract: '^1.4',
  pages: {
    // What was said is in the address, so no advertiser reads it.
    say: {
      paths: [SMART_SEARCH_LINK, '/smart-search-{track_id}'],
      module: './src/say/say.page.tsx',
      sitemap: [SMART_SEARCH_LINK],
      personal: true,
    },
    redirect: {
      paths: ['/smart-search-redirect-{track_id}'],
      module: './src/say/redirect.page.tsx',
      personal: true,
    },
    session: {
      paths: ['/smart-search/details/{session_id}', '/smart-search/details/{session_id}/{source}'],
      module: './src/session/session.page.tsx',
      personal: true,
    },
    activity: {
      paths: ['/smart-search/details/{session_id}/activity'],
      module: './src/activity/activity.page.tsx',
      personal: true,
    },
    shared: { paths: ['/smart-search/shared/{token}'], module: './src/shared-session/shared.page.tsx', personal: true },
    requirement: {
      paths: [SMART_SEARCH_REQUIREMENT_LINK],
      module: './src/requirement/requirement.page.tsx',
      personal: true,
    },
    recommendations: {
      paths: [SMART_SEARCH_RECOMMENDATIONS_LINK],
      module: './src/recommendations/recommendations.page.tsx',
      personal: true,
    },
  },
  fills: {
    'say-entry': { slot: 'home/continue', module: './src/entry/say-entry.fill.tsx', order: 5 },
  },
  apiPrefixes: ['/falcon'],
  navigation: [
    { place: 'header', title: 'Smart search', path: SMART_SEARCH_LINK, order: 18 },
    { place: 'account', group: 'Home search', title: 'Smart search', path: SMART_SEARCH_LINK, order: 39 },
    { place: 'footer', group: 'Aangan', title: 'Smart search', path: SMART_SEARCH_LINK, order: 438 },
  ],
  budgets: {
    'say-entry': 10_000,
    say: PAGE_BUDGET,
    redirect: PAGE_BUDGET,
    session: PAGE_BUDGET,
    activity: PAGE_BUDGET,
    shared: PAGE_BUDGET,
    requirement: PAGE_BUDGET,
    recommendations: PAGE_BUDGET,
  },
});
