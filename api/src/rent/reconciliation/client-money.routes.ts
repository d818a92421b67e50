import type { staffRentPaymentCalls } from '@aangan/shared-kit/contracts/rent-payments';
import { count, sum } from 'drizzle-orm';
import type { CallHandlers } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { clientMoneyProof, rentDue } from '../payments/public.ts';

/** Where money of others is, and whether it adds up, for staff with the role `money`. */
export function clientMoneyHandlers({ database, sessions, now }: CallDeps): CallHandlers<typeof staffRentPaymentCalls> {
  return {
    async 'GET /api/v1/staff/rent-pay/client-money'(_input, request) {
      await sessions.staff(request, 'money');
      const { places, offDues, ...sums } = await clientMoneyProof(database);
      const dues = await database
        .select({ state: rentDue.state, count: count(), paise: sum(rentDue.paise).mapWith(Number) })
        .from(rentDue)
        .groupBy(rentDue.state);
      return { ...sums, places: [...places], offDues: [...offDues], dues, at: now() };
    },
  };
}
