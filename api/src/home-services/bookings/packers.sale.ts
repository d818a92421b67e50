import type { Sale } from '../../foundation/module/public.ts';
import { bookingSale } from './booking-sale.ts';

/** The purpose of these orders. */
export const PACKERS = 'packers-and-movers';

/** Packing and moving: transport of goods by road, with packing. */
export const packersSale: Sale = bookingSale({ code: '996511', gstRate: 18 });
