import { defineRemote, type PageConfig } from '@aangan/shared-kit/build/remote-config';
import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { type PageName, POSTING_KINDS } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { EXPLORE_PATH, exploreLink } from '@aangan/shared-kit/links/explore';
import { postPropertyLink } from '@aangan/shared-kit/links/posting';

/** Gzip bytes of script a page may add to the shell's. */
const PAGE_BUDGET = 26_000;
/** Of a step of the form. Source: post-your-property, at most 45 kB a step. */
const STEP_BUDGET = 45_000;

/** A step of the form, at the address of each kind of listing. */
function step(pageName: PageName, module: PageConfig['module']): PageConfig<never> {
  const segments = LISTING_CATEGORIES.map((category) => POSTING_KINDS[category].segment);
  return {
    paths: segments.map((segment) => `/property/manage/${segment}/{propertyId}/${pageName}`),
    module,
    access: 'login',
    about: 'your listing',
  };
}

export default defineRemote({
  name: 'mfe-pyp',
  contract: '^1.4',
  pages: {
    start: {
      paths: ['/list-your-property-for-rent-sale'],
      module: './src/start/start.page.tsx',
      sitemap: ['/list-your-property-for-rent-sale'],
    },
    personal: {
      paths: ['/property/new/personal'],
      module: './src/start/personal.page.tsx',
      access: 'login',
      about: 'your details',
    },
    reactivate: {
      paths: ['/list-your-property-for-rent-sale/reactivate'],
      module: './src/reactivate/reactivate.page.tsx',
      access: 'login',
      about: 'your listing',
    },
    copyListing: {
      paths: ['/list-your-property-for-rent-sale/copy'],
      module: './src/several/copy.page.tsx',
      access: 'login',
      about: 'your listings',
    },
    editPrices: {
      paths: ['/list-your-property-for-rent-sale/prices'],
      module: './src/several/prices.page.tsx',
      access: 'login',
      about: 'your listings',
    },
    importListings: {
      paths: ['/list-your-property-for-rent-sale/import'],
      module: './src/import/import.page.tsx',
      access: 'login',
      about: 'your listings',
    },
    property: step('property', './src/field-steps/property.page.tsx'),
    locality: step('locality', './src/locality/locality.page.tsx'),
    price: step('price', './src/field-steps/price.page.tsx'),
    amenities: step('amenities', './src/field-steps/amenities.page.tsx'),
    photos: step('photos', './src/photos/photos.page.tsx'),
    visits: step('visits', './src/visits/visits.page.tsx'),
    confirm: step('confirm', './src/confirm/confirm.page.tsx'),
    confirmation: {
      paths: ['/property/listing/confirmation*'],
      module: './src/confirmation/confirmation.page.tsx',
      access: 'login',
      about: 'your listing',
    },
    verification: {
      paths: ['/property-verification'],
      module: './src/verification/verification.page.tsx',
      access: 'login',
      about: 'your documents',
    },
    'resume-form': {
      paths: ['/property/manage/{propertyId}/{pageName}', '/property/manage/*/{propertyId}/{pageName}'],
      module: './src/resume-form/resume-form.page.tsx',
      access: 'login',
      about: 'your listing',
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
    { place: 'header', title: 'Post property free', path: postPropertyLink(), order: 80 },
    { place: 'bar', title: 'Post', path: postPropertyLink(), icon: 'plus', order: 30 },
    { place: 'account', group: 'Owners', title: 'Post property', path: postPropertyLink(), order: 26 },
    { place: 'footer', group: 'Owners', title: 'Post property free', path: postPropertyLink(), order: 250 },
    {
      place: 'footer',
      group: 'Owners',
      title: 'What you can ask for your property',
      path: exploreLink('property'),
      order: 290,
    },
  ],
  hybrid: { pyp: { page: 'start' } },
  budgets: {
    start: PAGE_BUDGET,
    reactivate: PAGE_BUDGET,
    copyListing: PAGE_BUDGET,
    editPrices: PAGE_BUDGET,
    importListings: PAGE_BUDGET,
    personal: PAGE_BUDGET,
    property: STEP_BUDGET,
    locality: STEP_BUDGET,
    price: STEP_BUDGET,
    amenities: STEP_BUDGET,
    photos: STEP_BUDGET,
    visits: STEP_BUDGET,
    confirm: STEP_BUDGET,
    confirmation: PAGE_BUDGET,
    verification: PAGE_BUDGET,
    explore: PAGE_BUDGET,
  },
});
