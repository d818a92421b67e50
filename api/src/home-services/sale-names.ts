import type { Business } from '@aangan/shared-kit/domain/home-services/booking-states';
import { HOME_SERVICE } from './bookings/home-service.sale.ts';
import { LEGAL } from './bookings/legal.sale.ts';
import { PACKERS } from './bookings/packers.sale.ts';

/** The purpose of each business's orders. */
export const SALES = { HS: HOME_SERVICE, PNM: PACKERS, LEGAL } as const satisfies Record<Business, string>;
