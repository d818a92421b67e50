import { defineRemote } from '@aangan/shared-kit/build/remote-config';
import { CITIES } from '@aangan/shared-kit/domain/cities';
import { CATEGORY_FACTS, LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { slugify } from '@aangan/shared-kit/domain/slug';
import { VISITS_LINK } from '@aangan/shared-kit/links/account';
import { ALERTS_LINK } from '@aangan/shared-kit/links/alerts';
import { cityHomeLink, cityLink, HOME_LINK } from '@aangan/shared-kit/links/home';
import { interestedLink } from '@aangan/shared-kit/links/leads';

/** A city in an address: its slug, or another spelling that redirects to the slug (`greater_noida`, `bengaluru`). */
const CITY_SPELLINGS = CITIES.flatMap(({ slug, value, aliases }) => [
  ...new Set([slug, value, ...aliases.map(slugify)]),
]);

/** Order of the links in the shell; those of other remotes are between these. */
const FIRST = { header: 10, footerCategories: 100, footerCities: 200, alerts: 36, visits: 37, interested: 27 } as const;

const HEADER_CATEGORIES = ['BUY', 'RENT', 'PG', 'SHARED', 'PLOT', 'COMMERCIAL_RENT'] as const;

/** Pages that open inside of others have no advertising and no second chat. */
const INSIDE_OTHERS = ['pixel', 'support-chat'] as const;

export default defineRemote({
  name: 'mfe-search',
  contract: '^1.3',
  pages: {
    home: {
      paths: [
        '/',
        '/builder-list',
        '/{city}/rent',
        '/{city}/buy',
        '/{city}/commercial_rent',
        '/{city}/commercial_buy',
        '/{city}/shared',
        '/{city}/pg',
        '/{city}/plot',
      ],
      params: { city: CITY_SPELLINGS },
      module: './src/home/home.page.tsx',
      suggestions: 'search',
      scripts: ['push'],
      sitemap: ['/'],
      slots: ['home/continue', 'home/services'],
    },
    city: {
      paths: ['/real-estate-in-{city}'],
      params: { city: CITY_SPELLINGS },
      module: './src/city/city.page.tsx',
      suggestions: 'search',
    },
    results: {
      paths: [
        '/search-context',
        '/property/pg*',
        '/property/sale*',
        '/property/buy/*',
        '/property/plot/*',
        '/property/rent*',
        '/property/commercial/*',
        '/new-property/*',
        '/flats-for-sale*',
        '/properties-for-sale*',
        '/bank-auction-properties-in-*',
        '/office-space-for-rent-in-*',
        '/rent-office-*',
        '/rent-commercial-*',
        '/rent-warehouse-godown-*',
        '/rent-coworking-*',
        '/rent-industrial-*',
        '/pg-in-*',
        '/pg-near-*',
        '/pg-for-*',
        '/industrial-shed-for-sale-*',
        '/office-space-for-sale-*',
        '/commercial-shops-for-sale-*',
        '/flats-for-rent*',
        '/properties-for-lease*',
        '/*-for-rent*',
        '/roommates-*',
        '/rent-{propertyType}-*',
      ],
      module: './src/results/results.page.tsx',
      suggestions: 'search',
    },
    detail: {
      paths: [
        '/property/{propertyType}/{propertySubType}/{text}/{propertyId}/detail',
        '/property/{propertyType}/{text}/{propertyId}/detail',
        '/property/{text}/{propertyId}/detail',
      ],
      module: './src/detail/detail.page.tsx',
      scripts: ['maps', 'push'],
      slots: ['listing-detail/beside-price', 'listing-detail/services'],
    },
    similar: { paths: ['/similar'], module: './src/similar/similar.page.tsx', suggestions: 'search' },
    video: { paths: ['/video/{propertyTypeData}/{propertyId}'], module: './src/video/video.page.tsx' },
    visits: {
      paths: ['/schedule-visit-jacket/banner'],
      module: './src/visits/visits.page.tsx',
      withoutScripts: INSIDE_OTHERS,
    },
    compare: { paths: ['/comparePage'], module: './src/compare/compare.page.tsx', sitemap: ['/comparePage'] },
    alerts: {
      paths: ['/tenant-requirement/nudge', '/tenant-preference-jacket/banner', '/alerts/stop/{token}'],
      module: './src/alerts/alerts.page.tsx',
      withoutScripts: INSIDE_OTHERS,
      personal: true,
    },
    commute: {
      paths: ['/capture/poi'],
      module: './src/commute/commute.page.tsx',
      scripts: ['maps'],
      sitemap: ['/capture/poi'],
    },
    interested: {
      paths: ['/tenant-interested', '/buyer-interested', '/tenant-details-jacket/banner'],
      module: './src/interested/interested.page.tsx',
      withoutScripts: INSIDE_OTHERS,
      access: 'login',
      about: 'what owners and tenants tell each other',
    },
    lead: {
      paths: ['/nri-user-jacket/banner', '/owner-tenant-jacket/banner'],
      module: './src/leads/lead.page.tsx',
      withoutScripts: INSIDE_OTHERS,
    },
    overlay: {
      paths: [
        '/home/home-explore',
        '/shortlist-property',
        '/shortlist-jacket/banner',
        '/property-jacket/banner',
        '/premium-filter/banner',
      ],
      module: './src/overlays/overlay.page.tsx',
      withoutScripts: INSIDE_OTHERS,
      sitemap: ['/home/home-explore'],
    },
    heldListings: {
      paths: ['/staff/held-listings'],
      module: './src/staff-queues/held-listings.page.tsx',
      access: 'staff',
      staff: {
        title: 'Held listings',
        shortTitle: 'Held listings',
        role: 'listings',
        waiting: 'GET /api/v1/staff/held-listings/waiting',
      },
    },
    listingReports: {
      paths: ['/staff/listing-reports'],
      module: './src/staff-queues/listing-reports.page.tsx',
      access: 'staff',
      staff: {
        title: 'Reports on listings',
        shortTitle: 'Reports',
        role: 'listings',
        waiting: 'GET /api/v1/staff/listing-reports/waiting',
      },
    },
    probableBrokers: {
      paths: ['/staff/probable-brokers'],
      module: './src/staff-queues/probable-brokers.page.tsx',
      access: 'staff',
      staff: {
        title: 'Probable brokers',
        shortTitle: 'Brokers',
        role: 'listings',
        waiting: 'GET /api/v1/staff/probable-brokers/waiting',
      },
    },
  },
  sharesPaths: {
    'mfe-plans': ['/rent-pay-upload-rental-agreement'],
    'mfe-pyp': ['/list-your-property-for-rent-sale*'],
  },
  apiPrefixes: ['/nb/api', '/places', '/v5'],
  navigation: [
    ...HEADER_CATEGORIES.map((category, index) => ({
      place: 'header' as const,
      title: category === 'COMMERCIAL_RENT' ? 'Commercial' : CATEGORY_FACTS[category].tab,
      path: cityHomeLink('{city}', category),
      order: FIRST.header + index,
    })),
    ...LISTING_CATEGORIES.map((category, index) => ({
      place: 'footer' as const,
      group: 'Homes in {cityName}',
      title: CATEGORY_FACTS[category].tab,
      path: cityHomeLink('{city}', category),
      order: FIRST.footerCategories + index,
    })),
    {
      place: 'footer',
      group: 'Cities',
      title: '{cityName}',
      path: cityLink('{city}'),
      each: 'city',
      order: FIRST.footerCities,
    },
    { place: 'bar', title: 'Search', path: HOME_LINK, icon: 'search', order: 10 },
    { place: 'account', group: 'Home search', title: 'Alerts', path: ALERTS_LINK, order: FIRST.alerts },
    { place: 'account', group: 'Home search', title: 'Visits', path: VISITS_LINK, order: FIRST.visits },
    ...(['tenant', 'buyer'] as const).map((kind, index) => ({
      place: 'account' as const,
      group: 'Owners',
      title: `Interested ${kind}s`,
      path: interestedLink(kind),
      order: FIRST.interested + index,
      owners: true as const,
    })),
  ],
  hybrid: { home: { page: 'home', web: '/' } },
  // With the shell's 123 kB: 145 kB for home and detail, 151 kB for results.
  budgets: {
    // The entry for owners and the entry for smart search take 0.1 kB each, places of other cities 0.2 kB.
    home: 22_400,
    results: 28_100,
    // The next steps after a contact or a visit take 0.6 kB, the slot for services 0.1 kB, the price context 0.1 kB.
    detail: 23_300,
    heldListings: 18_700,
    listingReports: 18_700,
    probableBrokers: 18_700,
  },
});
