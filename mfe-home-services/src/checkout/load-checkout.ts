import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { HOME_SERVICE_TYPES } from '@aangan/shared-kit/domain/home-services/services';
import { bookingLink } from '@aangan/shared-kit/links/bookings';
import { type Http, HttpError } from '@aangan/shared-kit/platform/http';
import { notFound, type PageArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import type { BookAddress } from '../address-book/public.ts';
import { hsFacts } from '../answers/public.ts';
import type { SlotDay } from '../slot-choice/public.ts';
import { checkoutStep } from './checkout-step.ts';

/** The booking, the step, and what that step needs. A booking that is ordered has a page of its own. */
export async function loadCheckout({ params, url, platform: { http, now } }: PageArgs) {
  const bookingId = params.bookingId ?? '';
  const [booking, { addresses }] = await Promise.all([
    quotation(http, bookingId),
    http.request('GET /hs-backend/api/v1/address', {}).then(hsFacts),
  ]);
  const isOpen = booking.business === 'HS' && booking.state === 'quoted' && booking.payWhen === 'first';
  if (!isOpen) throw redirect(bookingLink(bookingId));
  const wanted = url.searchParams.get('address') ?? booking.address?.id;
  const address = addresses.find(({ id, city }) => id === wanted && city === booking.city);
  const hub = address && (await servingHub(http, booking, address));
  const isServed = typeof hub === 'string';
  const step = checkoutStep(url.searchParams, { isServed, hasSlot: booking.startsAt !== null });
  const [days, wallet] = await Promise.all([
    step === 'slot' && isServed ? slotsOf(http, hub) : undefined,
    step === 'pay' ? http.request('GET /hs-backend/api/v1/wallet', {}).then(hsFacts) : undefined,
  ]);
  return {
    booking,
    addresses,
    /** The chosen address, while its hub serves the service. */
    address: isServed ? address : undefined,
    edited: addresses.find(({ id }) => id === url.searchParams.get('edit')),
    step,
    days,
    wallet: wallet && { isEnabled: wallet.isEnabled, balancePaise: wallet.balancePaise },
    isExpired: booking.quotedUntil === null || booking.quotedUntil < now,
  };
}

async function quotation(http: Http, bookingId: string): Promise<Booking> {
  try {
    const params = { bookingId };
    return hsFacts(await http.request('GET /hs-backend/api/v1/quotation/{bookingId}', { params })).booking;
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}

/** The hub of an address for this service, which may be another one than for cleaning. */
async function servingHub(
  http: Http,
  { city, serviceType }: Booking,
  { zipcode: pin }: BookAddress,
): Promise<string | null> {
  const type = HOME_SERVICE_TYPES.find((each) => each === serviceType);
  const query = { city, pin, ...(type && { serviceType: type }) };
  return hsFacts(await http.request('GET /hs-backend/api/v1/availability', { query })).hub;
}

async function slotsOf(http: Http, hub: string): Promise<readonly SlotDay[]> {
  return hsFacts(await http.request('GET /hs-backend/api/v1/slots', { query: { hub } })).days;
}

/** What each step gets. */
export type StepProps = Awaited<ReturnType<typeof loadCheckout>> & { readonly leadId: string | undefined };
