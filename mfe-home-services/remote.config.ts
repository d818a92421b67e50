import { defineRemote } from '@aangan/shared-kit/build/remote-config';
import { CITY_SLUGS, HOME_SERVICES_CITIES } from '@aangan/shared-kit/domain/cities';
import { LEGAL_SAMPLE_NAMES } from '@aangan/shared-kit/domain/home-services/legal-samples';
import { LEGAL_CASE_TYPES, legalService } from '@aangan/shared-kit/domain/home-services/legal-services';
import { HOME_SERVICE_TYPES } from '@aangan/shared-kit/domain/home-services/services';
import {
  AGREEMENT_STEPS,
  agreementPriceLink,
  cityServicesLink,
  LEGAL_DOCUMENTS_LINK,
  LEGAL_SERVICES_LINK,
  legalSampleLink,
  legalServiceLink,
  RENTAL_AGREEMENT_LINK,
  SERVICES_CART_LINK,
  SERVICES_LINK,
  serviceLink,
} from '@aangan/shared-kit/links/home-services';

/** Gzip bytes of script a page may add to the shell's. */
const PAGE_BUDGET = 22_000;

/** Legal services that are cases, in addresses. */
const CASE_SLUGS = LEGAL_CASE_TYPES.map((type) => legalService(type).slug);

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
    // Packers and movers.
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
      params: { step: AGREEMENT_STEPS },
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
  },
  navigation: [
    { place: 'footer', group: 'Services', title: 'Rental agreements', path: RENTAL_AGREEMENT_LINK, order: 330 },
    { place: 'footer', group: 'Services', title: 'Legal services', path: LEGAL_SERVICES_LINK, order: 331 },
  ],
  hybrid: {
    ra: { page: 'agreementPrice', web: RENTAL_AGREEMENT_LINK },
    hs: { page: 'services', web: SERVICES_LINK },
  },
  budgets: {
    // Legal services.
    legalServices: PAGE_BUDGET,
    legalService: PAGE_BUDGET,
    legalSamples: PAGE_BUDGET,
    agreementPrice: PAGE_BUDGET,
    agreementForm: PAGE_BUDGET,
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
  },
});
