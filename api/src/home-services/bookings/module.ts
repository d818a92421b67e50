import { bookingCalls, bookingTopics } from '@aangan/shared-kit/contracts/bookings';
import { partnerJobCalls, staffBookingCalls } from '@aangan/shared-kit/contracts/staff-bookings';
import { auditOf } from '../../foundation/audit/public.ts';
import { noticeDepsOf } from '../../foundation/messages/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { END_BOOKINGS } from '../../people/privacy/public.ts';
import { staffDecisionsOf } from '../../people/staff/public.ts';
import { deleteOldHolds, storeHubs } from '../hubs/hubs.queries.ts';
import * as hubs from '../hubs/hubs.tables.ts';
import { staffHubHandlers } from '../hubs/staff-hubs.routes.ts';
import { deleteOldQuotations } from './booking.queries.ts';
import { bookingDepsOf } from './booking-deps.ts';
import { bookingNews } from './booking-news.ts';
import { bookingTopicHandlers } from './bookings.live.ts';
import * as bookings from './bookings.tables.ts';
import { endBookingsOf } from './end-bookings.ts';
import { DAMAGE_PHOTO, damagePhotoUpload, JOB_PHOTO, jobPhotoUpload } from './job-photos.ts';
import { orderHandlers } from './order.routes.ts';
import { ownBookingHandlers } from './own-bookings.routes.ts';
import { partnerJobHandlers } from './partner-jobs.routes.ts';
import { partnerHandlers } from './partners.routes.ts';
import { quotationHandlers } from './quotation.routes.ts';
import { staffBookingHandlers } from './staff-bookings.routes.ts';
import { staffPhotos } from './staff-photos.routes.ts';
import { updateOrderHandlers } from './update-order.routes.ts';

/** What all three businesses share: bookings from the quotation to the rating, hubs with their slots, professionals. */
export const serviceBookings = defineModule({
  name: 'home-services/bookings',
  calls: { ...bookingCalls, ...staffBookingCalls, ...partnerJobCalls },
  handlers: (api) => {
    const deps = api.use(bookingDepsOf);
    const decisions = api.use(staffDecisionsOf);
    return {
      ...quotationHandlers(deps),
      ...orderHandlers(deps),
      ...updateOrderHandlers(deps),
      ...ownBookingHandlers(deps),
      ...staffBookingHandlers({ ...deps, decisions }),
      ...partnerHandlers({ ...deps, decisions, audit: api.use(auditOf) }),
      ...staffHubHandlers({ ...deps, decisions }),
      ...partnerJobHandlers(deps),
    };
  },
  topics: bookingTopics,
  live: ({ database }) => bookingTopicHandlers(database),
  jobs: (api) => bookingNews(api.use(noticeDepsOf)),
  provides: (api) =>
    api.provide(END_BOOKINGS, (transaction, person) => endBookingsOf(transaction, api.use(bookingDepsOf), person)),
  routes: (api) => staffPhotos(api.app, api.settings.files, api.use(bookingDepsOf)),
  uploads: { [JOB_PHOTO]: jobPhotoUpload, [DAMAGE_PHOTO]: damagePhotoUpload },
  staffQueues: [{ title: 'Bookings of services', list: 'GET /api/v1/staff/bookings', role: 'services' }],
  tables: { ...hubs, ...bookings },
  personalData: {
    tables: [
      {
        name: 'bookings',
        table: bookings.serviceBooking,
        hidden: ['startTries', 'sequence'],
        // Prices and dates are records of money. Where the work was, and what was written about it, is not.
        onDeletion: { clear: { address: null, startCode: null, ratingText: null, complaint: null, details: null } },
      },
      { name: 'servicePartner', table: bookings.servicePartner, onDeletion: { clear: { accountId: null } } },
    ],
  },
  retention: [
    { name: 'places of slots that were held', days: 1, remove: deleteOldHolds },
    { name: 'quotations that nobody confirmed', days: 90, remove: deleteOldQuotations },
  ],
  prepare: storeHubs,
});
