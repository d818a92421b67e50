import { defineRemote } from '@aangan/shared-kit/build/remote-config';
import {
  BOOKINGS_LINK,
  PARTNER_JOBS_LINK,
  SERVICES_LINK,
  STAFF_BOOKINGS_LINK,
  STAFF_HUBS_LINK,
  STAFF_PARTNERS_LINK,
} from '@aangan/shared-kit/links/home-services';

/** Gzip bytes of script a page may add to the shell's. */
const PAGE_BUDGET = 22_000;

const OWN_BOOKINGS = { access: 'login', about: 'your bookings' } as const;
const OWN_JOBS = { access: 'login', about: 'your jobs' } as const;

export default defineRemote({
  name: 'mfe-home-services',
  contract: '^1.4',
  apiPrefixes: ['/hs-backend', '/pnm-backend', '/legal-backend'],
  pages: {
    // Home services.
    services: { paths: [SERVICES_LINK], module: './src/services/services.page.tsx' },
    // Packers and movers.
    // Legal services.
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
  navigation: [{ place: 'account', title: 'My bookings', path: BOOKINGS_LINK, order: 56 }],
  budgets: {
    services: PAGE_BUDGET,
    // Bookings, professionals and staff.
    bookings: PAGE_BUDGET,
    booking: PAGE_BUDGET,
    rescheduleBooking: PAGE_BUDGET,
    cancelBooking: PAGE_BUDGET,
    bookingComplaint: PAGE_BUDGET,
    partnerJobs: PAGE_BUDGET,
    partnerJob: PAGE_BUDGET,
    staffBookings: PAGE_BUDGET,
    staffPartners: PAGE_BUDGET,
    staffHubs: PAGE_BUDGET,
  },
});
