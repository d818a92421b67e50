import { deferSection } from '@aangan/shared-kit/ui/deferred-section';

/** The booking that staff have opened from the list. The chunk shares the page's name, so that its styles load with it. */
export const openedSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-staffBookings-opened" */ './opened-booking.tsx').then(
      (module) => module.OpenedBooking,
    ),
  'near',
);
