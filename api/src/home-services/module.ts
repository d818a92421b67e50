import { bookingCalls, bookingTopics } from '@aangan/shared-kit/contracts/bookings';
import { homeServicesCalls } from '@aangan/shared-kit/contracts/home-services';
import { legalCalls } from '@aangan/shared-kit/contracts/legal';
import { legalCaseCalls } from '@aangan/shared-kit/contracts/legal-cases';
import { packersCalls } from '@aangan/shared-kit/contracts/packers';
import { partnerJobCalls, staffBookingCalls } from '@aangan/shared-kit/contracts/staff-bookings';
import { auditOf } from '../foundation/audit/public.ts';
import { messagesOf } from '../foundation/messages/public.ts';
import { defineModule } from '../foundation/module/public.ts';
import { END_BOOKINGS } from '../people/privacy/public.ts';
import { staffDecisionsOf } from '../people/staff/public.ts';
import { addressHandlers } from './addresses/addresses.routes.ts';
import * as addresses from './addresses/addresses.tables.ts';
import { waitlistNews } from './addresses/waitlist-news.ts';
import { deleteOldQuotations } from './bookings/booking.queries.ts';
import { bookingDepsOf } from './bookings/booking-deps.ts';
import { bookingNews } from './bookings/booking-news.ts';
import { bookingTopicHandlers } from './bookings/bookings.live.ts';
import * as bookings from './bookings/bookings.tables.ts';
import { endBookingsOf } from './bookings/end-bookings.ts';
import { HOME_SERVICE, homeServiceSale } from './bookings/home-service.sale.ts';
import { DAMAGE_PHOTO, damagePhotoUpload, JOB_PHOTO, jobPhotoUpload } from './bookings/job-photos.ts';
import { LEGAL, legalSale } from './bookings/legal.sale.ts';
import { orderHandlers } from './bookings/order.routes.ts';
import { ownBookingHandlers } from './bookings/own-bookings.routes.ts';
import { PACKERS, packersSale } from './bookings/packers.sale.ts';
import { partnerJobHandlers } from './bookings/partner-jobs.routes.ts';
import { partnerHandlers } from './bookings/partners.routes.ts';
import { quotationHandlers } from './bookings/quotation.routes.ts';
import { staffBookingHandlers } from './bookings/staff-bookings.routes.ts';
import { staffPhotos } from './bookings/staff-photos.routes.ts';
import { updateOrderHandlers } from './bookings/update-order.routes.ts';
import { deleteOldCarts } from './cart/cart.queries.ts';
import { cartHandlers } from './cart/cart.routes.ts';
import * as carts from './cart/cart.tables.ts';
import { catalogueHandlers } from './catalogue/catalogue.routes.ts';
import { deleteOldHolds, storeHubs } from './hubs/hubs.queries.ts';
import { hubHandlers } from './hubs/hubs.routes.ts';
import * as hubs from './hubs/hubs.tables.ts';
import { staffHubHandlers } from './hubs/staff-hubs.routes.ts';
import { serviceLeadHandlers } from './leads/service-leads.routes.ts';
import { agreementDraftHandlers, deleteOldAgreementDrafts } from './legal/agreement-draft.routes.ts';
import { agreementFiles } from './legal/agreement-files.routes.ts';
import { agreementsOf, forgetAgreements } from './legal/agreements.queries.ts';
import { agreementHandlers } from './legal/agreements.routes.ts';
import { workOnCases } from './legal/ask-tenants.ts';
import { caseFiles } from './legal/case-files.routes.ts';
import { LEGAL_PAPER, LEGAL_RESULT, legalPaperUpload, legalResultUpload } from './legal/case-uploads.ts';
import { caseFilesOf, forgetCases } from './legal/cases.queries.ts';
import { caseHandlers } from './legal/cases.routes.ts';
import { consentHandlers } from './legal/consent.routes.ts';
import * as legal from './legal/legal.tables.ts';
import { legalSampleFiles, legalSampleHandlers } from './legal/legal-samples.routes.ts';
import { signAgreements } from './legal/sign-agreements.ts';
import { signingSettings } from './legal/signing-settings.ts';
import { signingWebhook } from './legal/signing-webhook.ts';
import { staffCaseHandlers } from './legal/staff-cases.routes.ts';
import { deleteOldPositions } from './packers/job-position.ts';
import { moveHandlers } from './packers/moves.routes.ts';
import { packersHandlers } from './packers/packers.routes.ts';
import * as packers from './packers/packers.tables.ts';

/** Home services, packers and movers, and legal services: catalogue, cart and one kind of booking. */
export const homeServices = defineModule({
  name: 'home-services',
  calls: {
    ...homeServicesCalls,
    ...bookingCalls,
    ...staffBookingCalls,
    ...partnerJobCalls,
    ...packersCalls,
    ...legalCalls,
    ...legalCaseCalls,
  },
  handlers: (api) => {
    const deps = api.use(bookingDepsOf);
    const decisions = api.use(staffDecisionsOf);
    return {
      ...catalogueHandlers(deps),
      ...hubHandlers(api.database, deps),
      ...cartHandlers(deps),
      ...addressHandlers(api.database, deps),
      ...serviceLeadHandlers(api.app, api.database, { ...deps, decisions }),
      ...quotationHandlers(deps),
      ...orderHandlers(deps),
      ...updateOrderHandlers(deps),
      ...ownBookingHandlers(deps),
      ...staffBookingHandlers(deps, { decisions }),
      ...partnerHandlers(deps, { decisions }),
      ...staffHubHandlers({ ...deps, decisions }),
      ...partnerJobHandlers(deps),
      ...packersHandlers(api.app, deps),
      ...moveHandlers(deps),
      ...agreementHandlers(api.app, deps, { isOpen: api.settings.signing !== undefined }),
      ...agreementDraftHandlers(deps),
      ...legalSampleHandlers,
      ...caseHandlers(deps, api.settings.files),
      ...consentHandlers(api.app, deps, api.settings.files),
      ...staffCaseHandlers(deps, { files: api.settings.files, decisions: api.use(staffDecisionsOf) }),
    };
  },
  topics: bookingTopics,
  live: ({ database }) => bookingTopicHandlers(database),
  jobs: (api) => {
    const { database, jobs, settings } = api;
    const { now, files, signing } = settings;
    const messages = api.use(messagesOf);
    bookingNews(database, { jobs, messages, now });
    waitlistNews(database, { jobs, messages, now });
    workOnCases({ database, files, messages, now }, jobs);
    if (signing) signAgreements({ database, provider: signing(database, now), files, messages, now }, jobs);
  },
  provides: (api) =>
    api.provide(END_BOOKINGS, (transaction, person) => endBookingsOf(transaction, api.use(bookingDepsOf), person)),
  payments: { [HOME_SERVICE]: homeServiceSale, [PACKERS]: packersSale, [LEGAL]: legalSale },
  routes: (api) => {
    staffPhotos(api.app, api.settings.files, api.use(bookingDepsOf));
    agreementFiles(api.app, api.settings.files, api.use(bookingDepsOf));
    const { signing } = api.settings;
    if (signing) signingWebhook(api.app, signing(api.database, api.settings.now), api.jobs);
    legalSampleFiles(api.app, api.settings.now);
    caseFiles(api.app, { ...api.use(bookingDepsOf), files: api.settings.files, audit: api.use(auditOf) });
  },
  uploads: {
    [JOB_PHOTO]: jobPhotoUpload,
    [DAMAGE_PHOTO]: damagePhotoUpload,
    [LEGAL_PAPER]: legalPaperUpload,
    [LEGAL_RESULT]: legalResultUpload,
  },
  staffQueues: [
    { title: 'Bookings of services', list: 'GET /api/v1/staff/bookings', role: 'services' },
    { title: 'Legal cases', list: 'GET /api/v1/staff/legal-cases', role: 'services' },
  ],
  tables: { ...hubs, ...carts, ...addresses, ...bookings, ...packers, ...legal },
  personalData: {
    tables: [
      { name: 'serviceCart', table: carts.serviceCart, people: [carts.serviceCart.accountId], onDeletion: 'remove' },
      {
        name: 'serviceAddresses',
        table: addresses.serviceAddress,
        people: [addresses.serviceAddress.accountId],
        onDeletion: 'remove',
      },
      {
        name: 'agreementDraft',
        table: legal.agreementDraft,
        people: [legal.agreementDraft.accountId],
        onDeletion: 'remove',
      },
      {
        name: 'bookings',
        table: bookings.serviceBooking,
        people: [bookings.serviceBooking.accountId],
        hidden: ['startTries', 'sequence'],
        // Prices and dates are records of money. Where the work was, and what was written about it, is not.
        onDeletion: { clear: { address: null, startCode: null, ratingText: null, complaint: null, details: null } },
      },
      {
        name: 'servicePartner',
        table: bookings.servicePartner,
        people: [bookings.servicePartner.accountId],
        onDeletion: { clear: { accountId: null } },
      },
    ],
    files: async (transaction, accountId) => [
      ...(await agreementsOf(transaction, accountId)).keys,
      ...(await caseFilesOf(transaction, accountId)),
    ],
    async beforeDeletion(transaction, { accountId }) {
      await forgetAgreements(transaction, (await agreementsOf(transaction, accountId)).ids);
      await forgetCases(transaction, accountId);
    },
  },
  retention: [
    { name: 'carts of home services', days: 60, remove: deleteOldCarts },
    { name: 'drafts of agreements', days: 60, remove: deleteOldAgreementDrafts },
    { name: 'places of slots that were held', days: 1, remove: deleteOldHolds },
    { name: 'positions of professionals', days: 1, remove: deleteOldPositions },
    { name: 'quotations that nobody confirmed', days: 90, remove: deleteOldQuotations },
  ],
  settings: signingSettings,
  prepare: storeHubs,
});
