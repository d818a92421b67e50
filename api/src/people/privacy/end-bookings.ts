import type { Transaction } from '../../foundation/database/public.ts';
import { definePort, type LeavingPerson } from '../../foundation/module/public.ts';

/**
 * Cancels what a person who leaves has booked. Home services provide it. It runs before all modules: what is paid back
 * to the wallet is given up with it.
 */
export const END_BOOKINGS =
  definePort<(transaction: Transaction, person: LeavingPerson) => Promise<void>>('end of bookings');
