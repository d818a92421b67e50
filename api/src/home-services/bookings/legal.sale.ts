import type { Sale } from '../../foundation/module/public.ts';
import { bookingSale } from './booking-sale.ts';

/** The purpose of these orders. */
export const LEGAL = 'legal-service';

/** Rental agreements, verifications and opinions: legal documentation services. */
export const legalSale: Sale = bookingSale({ code: '998213', gstRate: 18 });
