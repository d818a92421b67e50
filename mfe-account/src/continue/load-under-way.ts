import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { formatMoment } from '@aangan/shared-kit/domain/format-moment';
import { checkoutLink } from '@aangan/shared-kit/links/account';
import { bookingLink } from '@aangan/shared-kit/links/bookings';
import { dueLink } from '@aangan/shared-kit/links/rent-pay';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { ContinueLine } from './continue-line.ts';
import { orNothing } from './or-nothing.ts';
import { UNDER_WAY_WORDS } from './under-way.words.ts';

type Due = CallAnswer<'GET /api/v1/rent-pay/dues'>['dues'][number];

/** Orders under way: what waits for its payment, the rent that is due, and the booking that comes next. */
export async function loadUnderWay(platform: Platform): Promise<ContinueLine[]> {
  const { http } = platform;
  const [unpaid, dues, next] = await Promise.all([
    orNothing(platform, () => http.request('GET /api/v1/orders/unpaid', {})),
    orNothing(platform, () => http.request('GET /api/v1/rent-pay/dues', {})),
    orNothing(platform, () => http.request('GET /hs-backend/api/v1/myBookings/next', {})),
  ]);
  const orders = unpaid?.orders ?? [];
  const due = dues?.dues.find((each) => isUnpaid(each, orders));
  const booking = next?.sts === 1 ? next.booking : null;
  return [
    ...orders.map(({ id, title, state, expiresAt }) => ({
      label: UNDER_WAY_WORDS.order[state],
      title,
      to: checkoutLink(id),
      note: state === 'open' ? UNDER_WAY_WORDS.payBy(formatMoment(expiresAt)) : UNDER_WAY_WORDS.paying,
    })),
    ...(due ? [dueLine(due)] : []),
    ...(booking
      ? [
          {
            label: UNDER_WAY_WORDS.booking,
            title: booking.title,
            to: bookingLink(booking.id),
            note: [UNDER_WAY_WORDS.bookingStates[booking.state], booking.servicingDate].filter(Boolean).join(' · '),
          },
        ]
      : []),
  ];
}

/** A sum of which the person has not paid the own part, and whose order is not listed already. */
function isUnpaid({ state, shares }: Due, orders: readonly { readonly id: string }[]): boolean {
  if (state !== 'collecting') return false;
  const own = shares.find(({ isOwn }) => isOwn);
  return own?.state === 'unpaid' && !orders.some(({ id }) => id === own.orderId);
}

function dueLine({ id, kind, home, dueOn }: Due): ContinueLine {
  return { label: UNDER_WAY_WORDS.due[kind], title: home, to: dueLink(id), note: UNDER_WAY_WORDS.dueOn(dueOn) };
}
