import type { Sale } from '../../foundation/module/public.ts';
import { bookingSale } from './booking-sale.ts';

/** The purpose of these orders. */
export const HOME_SERVICE = 'home-service';

/** Home services. Each line has the code of its service; this one is of other support services. */
export const homeServiceSale: Sale = bookingSale({ code: '998599', gstRate: 18 });
