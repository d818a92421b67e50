import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { MovePlan, PlannedEnd } from '@aangan/shared-kit/links/move-plan';

type Move = Extract<CallAnswer<'GET /pnm-backend/api/v1/booking/{bookingId}'>, { readonly sts: 1 }>['move'];

/** A booked move as the form has it. Addresses are not in it: they must not be in an address of a page. */
export function planOf({ from, to, items, packing, insuredRupees, storageMonths, wishedDay }: Move): MovePlan {
  return {
    ...{ from: endOf(from), to: endOf(to), packing, insuredRupees, storageMonths, day: wishedDay ?? '' },
    items: Object.fromEntries(items.map(({ key, quantity }) => [key, quantity])),
  };
}

function endOf({ city, locality, pin, floor, hasLift }: Move['from']): PlannedEnd {
  return { city, locality, pin, floor, hasLift };
}
