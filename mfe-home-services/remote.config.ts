import { defineRemote } from '@aangan/shared-kit/build/remote-config';
import { CITY_SLUGS, HOME_SERVICES_CITIES } from '@aangan/shared-kit/domain/cities';
import { LEGAL_SAMPLE_NAMES } from '@aangan/shared-kit/domain/home-services/legal-samples';
import { LEGAL_CASE_TYPES, legalService } from '@aangan/shared-kit/domain/home-services/legal-services';
import { PACKERS_CITIES } from '@aangan/shared-kit/domain/home-services/packers-city';
import { HOME_SERVICE_TYPES, HOME_SERVICES } from '@aangan/shared-kit/domain/home-services/services';
import {
  AGREEMENT_STEPS,
  agreementPriceLink,
  agreementStepLink,
  LEGAL_DOCUMENTS_LINK,
  legalSampleLink,
  RENTAL_AGREEMENT_LINK,
} from '@aangan/shared-kit/links/agreements';
import {
  BOOKINGS_LINK,
  PARTNER_JOBS_LINK,
  STAFF_BOOKINGS_LINK,
  STAFF_HUBS_LINK,
  STAFF_PARTNERS_LINK,
} from '@aangan/shared-kit/links/bookings';
import { cityServicesLink, serviceLink } from '@aangan/shared-kit/links/home-services';
import { LEGAL_SERVICES_LINK, legalServiceLink } from '@aangan/shared-kit/links/legal-services';
import { moveGoodsLink, moveLink, PACKERS_LINK, packersCityLink } from '@aangan/shared-kit/links/moves';
import { SERVICES_CART_LINK, SERVICES_CONFIRMATION_LINK, SERVICES_LINK } from '@aangan/shared-kit/links/service-orders';
import { PAY_FIRST_EXPERIMENT } from './src/checkout/pay-experiment.ts';

/** Gzip bytes of script a page may add to the shell's. */
const PAGE_BUDGET = 22_000;
/** Of links on other pages: 2.1 kB, and the remote's entry, which grows with its pages. */
const STRIP_BUDGET = 13_000;

/** Legal services that are cases, in addresses. */
const CASE_SLUGS = LEGAL_CASE_TYPES.map((type) => legalService(type).slug);
const OWN_BOOKINGS = { access: 'login', about: 'your bookings' } as const;
const OWN_JOBS = { access: 'login', about: 'your jobs' } as const;

export default defineRemote({
  name: 'mfe-home-services',
  contract: '^1.4',
  apiPrefixes: ['/hs-backend', '/pnm-backend', '/legal-backend'],
  pages: {
    // Home services.
    services: {
      paths: [SERVICES_LINK, '/sidenav/services'],
      module: './src/services/services.page.tsx',
      sitemap: [SERVICES_LINK],
    },
    cityServices: {
      paths: ['/home-services/{city}'],
      module: './src/services/city.page.tsx',
      sitemap: HOME_SERVICES_CITIES.map((city) => cityServicesLink(city)),
    },
    service: {
      paths: ['/home-services/{city}/{service}'],
      module: './src/catalogue/service.page.tsx',
      sitemap: HOME_SERVICES_CITIES.flatMap((city) => HOME_SERVICE_TYPES.map((type) => serviceLink(city, type))),
    },
    servicesCart: { paths: [SERVICES_CART_LINK], module: './src/cart/cart.page.tsx', personal: true },
    serviceCheckout: {
      paths: ['/home-services/checkout/{bookingId}'],
      module: './src/checkout/checkout.page.tsx',
      access: 'login',
      about: 'your booking',
      experiments: [PAY_FIRST_EXPERIMENT],
    },
    serviceConfirmation: {
      paths: [SERVICES_CONFIRMATION_LINK],
      module: './src/confirmation/confirmation.page.tsx',
      access: 'login',
      about: 'your booking',
    },
    // Packers and movers.
    packers: {
      paths: [`${PACKERS_LINK}*`],
      module: './src/packers/packers.page.tsx',
      sitemap: [PACKERS_LINK, ...PACKERS_CITIES.map(({ slug }) => packersCityLink(slug))],
    },
    moveEstimate: { paths: [`${PACKERS_LINK}/estimate`], module: './src/move-estimate/estimate.page.tsx' },
    moveQuotation: {
      paths: [`${PACKERS_LINK}/quotation`],
      module: './src/move-survey/quotation.page.tsx',
      personal: true,
    },
    moveSurvey: {
      paths: [`${PACKERS_LINK}/survey`],
      module: './src/move-survey/survey.page.tsx',
      access: 'login',
      about: 'the survey of your move',
    },
    move: {
      paths: [moveLink('{bookingId}')],
      module: './src/move/move.page.tsx',
      access: 'login',
      about: 'your move',
    },
    moveGoods: {
      paths: [moveGoodsLink('{bookingId}')],
      module: './src/move-goods/goods.page.tsx',
      access: 'login',
      about: 'your move',
    },
    // Legal services.
    legalServices: {
      paths: ['/legal-services*'],
      module: './src/legal-services/legal-services.page.tsx',
      sitemap: [LEGAL_SERVICES_LINK],
    },
    legalService: {
      paths: ['/legal-services/{service}', '/police-intimation*', '/tenant-verification*'],
      module: './src/legal-services/legal-service.page.tsx',
      params: { service: CASE_SLUGS },
      sitemap: LEGAL_CASE_TYPES.map((type) => legalServiceLink(type)),
    },
    legalSamples: {
      paths: ['/legal-document*'],
      module: './src/legal-samples/samples.page.tsx',
      sitemap: [LEGAL_DOCUMENTS_LINK, ...LEGAL_SAMPLE_NAMES.map((name) => legalSampleLink(name))],
    },
    agreementPrice: {
      paths: ['/rental-agreement*'],
      module: './src/agreement-price/agreement-price.page.tsx',
      sitemap: [RENTAL_AGREEMENT_LINK, ...CITY_SLUGS.map((city) => agreementPriceLink(city))],
    },
    agreementForm: {
      paths: ['/rental-agreement/new/{step}'],
      module: './src/agreement-form/agreement-form.page.tsx',
      params: { step: AGREEMENT_STEPS.filter((step) => step !== 'review') },
      access: 'login',
      about: 'your rental agreement',
    },
    agreementReview: {
      paths: [agreementStepLink('review')],
      module: './src/agreement-form/review.page.tsx',
      access: 'login',
      about: 'your rental agreement',
    },
    agreement: {
      paths: ['/rental-agreement/booking/{bookingId}'],
      module: './src/agreement/agreement.page.tsx',
      access: 'login',
      about: 'your rental agreement',
    },
    newLegalCase: {
      paths: ['/legal-services/{service}/new'],
      module: './src/legal-case/new-case.page.tsx',
      params: { service: CASE_SLUGS },
      access: 'login',
      about: 'the form',
    },
    legalCase: {
      paths: ['/legal-services/booking/{bookingId}'],
      module: './src/legal-case/legal-case.page.tsx',
      access: 'login',
      about: 'your legal case',
    },
    changeLegalCase: {
      paths: ['/legal-services/booking/{bookingId}/change'],
      module: './src/legal-case/change-case.page.tsx',
      access: 'login',
      about: 'your legal case',
    },
    tenantConsent: {
      paths: ['/tenant-verification/consent/{token}'],
      module: './src/tenant-consent/consent.page.tsx',
      personal: true,
    },
    staffLegalCases: {
      paths: ['/staff/legal-cases'],
      module: './src/legal-staff/legal-cases.page.tsx',
      access: 'staff',
      staff: {
        title: 'Legal cases',
        shortTitle: 'Legal',
        role: 'services',
        waiting: 'GET /api/v1/staff/legal-cases/waiting',
      },
    },
    // Bookings, professionals and staff.
    bookings: { paths: ['/myBookings*'], module: './src/bookings/bookings.page.tsx', ...OWN_BOOKINGS },
    booking: { paths: ['/myBookings/{bookingId}'], module: './src/booking/booking.page.tsx', ...OWN_BOOKINGS },
    rescheduleBooking: {
      paths: ['/myBookings/{bookingId}/reschedule'],
      module: './src/booking/reschedule.page.tsx',
      ...OWN_BOOKINGS,
    },
    cancelBooking: {
      paths: ['/myBookings/{bookingId}/cancel'],
      module: './src/booking/cancel.page.tsx',
      ...OWN_BOOKINGS,
    },
    bookingComplaint: {
      paths: ['/myBookings/{bookingId}/complaint'],
      module: './src/booking/complaint.page.tsx',
      ...OWN_BOOKINGS,
    },
    partnerJobs: { paths: [PARTNER_JOBS_LINK], module: './src/jobs/jobs.page.tsx', ...OWN_JOBS },
    partnerJob: { paths: ['/partner/jobs/{bookingId}'], module: './src/jobs/job.page.tsx', ...OWN_JOBS },
    staffBookings: {
      paths: [STAFF_BOOKINGS_LINK],
      module: './src/staff-bookings/staff-bookings.page.tsx',
      access: 'staff',
      staff: {
        title: 'Bookings of services',
        shortTitle: 'Bookings',
        role: 'services',
        waiting: 'GET /api/v1/staff/bookings/waiting',
      },
    },
    staffPartners: {
      paths: [STAFF_PARTNERS_LINK],
      module: './src/staff-partners/staff-partners.page.tsx',
      access: 'staff',
      staff: { title: 'Professionals', shortTitle: 'Professionals', role: 'services' },
    },
    staffHubs: {
      paths: [STAFF_HUBS_LINK],
      module: './src/staff-hubs/staff-hubs.page.tsx',
      access: 'staff',
      staff: { title: 'Capacity of hubs', shortTitle: 'Capacity', role: 'services' },
    },
  },
  fills: {
    'home-services': { slot: 'home/services', module: './src/service-entries/home-services.fill.tsx', order: 10 },
    'listing-services': {
      slot: 'listing-detail/services',
      module: './src/service-entries/listing-services.fill.tsx',
      order: 10,
    },
  },
  navigation: [
    { place: 'header', title: 'Home services', path: SERVICES_LINK, order: 60 },
    { place: 'footer', group: 'Services', title: 'All home services', path: SERVICES_LINK, order: 310 },
    ...HOME_SERVICES.map(({ name, slug }, index) => ({
      place: 'footer' as const,
      group: 'Services',
      title: name,
      path: `/home-services/{city}/${slug}`,
      cities: HOME_SERVICES_CITIES,
      order: 311 + index,
    })),
    { place: 'footer', group: 'Services', title: 'Packers and movers', path: PACKERS_LINK, order: 320 },
    { place: 'footer', group: 'Services', title: 'Rental agreement', path: RENTAL_AGREEMENT_LINK, order: 321 },
    { place: 'footer', group: 'Services', title: 'Legal services', path: LEGAL_SERVICES_LINK, order: 322 },
    { place: 'account', group: 'Services', title: 'Home services', path: SERVICES_LINK, order: 56 },
    { place: 'account', group: 'Services', title: 'My bookings', path: BOOKINGS_LINK, order: 58 },
    { place: 'account', group: 'Services', title: 'Services cart', path: SERVICES_CART_LINK, order: 57 },
  ],
  hybrid: {
    ra: { page: 'agreementPrice', web: RENTAL_AGREEMENT_LINK },
    hs: { page: 'services', web: SERVICES_LINK },
    pnm: { page: 'packers', web: PACKERS_LINK },
  },
  budgets: {
    // Legal services.
    legalServices: PAGE_BUDGET,
    legalService: PAGE_BUDGET,
    legalSamples: PAGE_BUDGET,
    agreementPrice: PAGE_BUDGET,
    agreementForm: PAGE_BUDGET,
    agreementReview: PAGE_BUDGET,
    agreement: PAGE_BUDGET,
    newLegalCase: PAGE_BUDGET,
    legalCase: PAGE_BUDGET,
    changeLegalCase: PAGE_BUDGET,
    tenantConsent: PAGE_BUDGET,
    staffLegalCases: PAGE_BUDGET,
    services: PAGE_BUDGET,
    cityServices: PAGE_BUDGET,
    service: PAGE_BUDGET,
    servicesCart: PAGE_BUDGET,
    serviceCheckout: PAGE_BUDGET,
    serviceConfirmation: PAGE_BUDGET,
    packers: PAGE_BUDGET,
    moveEstimate: PAGE_BUDGET,
    moveQuotation: PAGE_BUDGET,
    moveSurvey: PAGE_BUDGET,
    'home-services': STRIP_BUDGET,
    'listing-services': STRIP_BUDGET,
    move: PAGE_BUDGET,
    moveGoods: PAGE_BUDGET,
    // Bookings, professionals and staff.
    bookings: PAGE_BUDGET,
    booking: 22_200,
    rescheduleBooking: PAGE_BUDGET,
    cancelBooking: PAGE_BUDGET,
    bookingComplaint: PAGE_BUDGET,
    partnerJobs: PAGE_BUDGET,
    partnerJob: PAGE_BUDGET,
    staffBookings: PAGE_BUDGET,
    staffPartners: PAGE_BUDGET,
    staffHubs: PAGE_BUDGET,
  },
  experiments: { [PAY_FIRST_EXPERIMENT]: { buckets: { a: 1, [PAY_FIRST_EXPERIMENT]: 1 } } },
});
