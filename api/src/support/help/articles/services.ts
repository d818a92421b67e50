import { cancelTerms } from '@aangan/shared-kit/domain/home-services/booking-terms';
import { BOOKINGS_LINK } from '@aangan/shared-kit/links/bookings';
import { SERVICES_LINK } from '@aangan/shared-kit/links/service-orders';
import { type HelpText, link, paragraph, points, steps } from '../help-text.ts';

export const SERVICES: readonly HelpText[] = [
  {
    id: 'book-a-service',
    title: 'Book a home service or a move',
    summary: 'Choose the service and your city. You see price and terms before you pay.',
    words: 'cleaning painting packers movers pest plumber electrician shifting service book',
    blocks: [
      steps(
        ['Open ', link('Home services', SERVICES_LINK), ' and choose your city.'],
        'Choose what you need. The price is final unless the page says that it is an estimate.',
        'Add the address, choose an hour and pay.',
      ),
      paragraph('We tell you who comes. The booking page shows each step.'),
    ],
  },
  {
    id: 'change-a-booking',
    title: 'Move or cancel a booking',
    summary: 'You can do both on the booking page, which shows how much you get back.',
    words: 'reschedule cancel service booking late nobody came refund complaint professional',
    blocks: [
      steps(
        ['Open ', link('your bookings', BOOKINGS_LINK), ' and choose one.'],
        'Tap “Move” or “Cancel”, and read the terms.',
        'Confirm.',
      ),
      paragraph('When you cancel a home service:'),
      points(...cancelTerms('HS')),
      paragraph('If nobody came or the work was poor, you can complain on the same page.'),
    ],
  },
];
