import { bookingLink } from '@aangan/shared-kit/links/bookings';
import { SERVICES_CART_LINK } from '@aangan/shared-kit/links/service-orders';
import { orRefusal, refusal } from '@aangan/shared-kit/platform/form-refusal';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { hsFacts } from '../answers/public.ts';
import { orChanged } from '../out-of-date/public.ts';

/** What the forms of a booking's page do. */
export type BookingDoing = 'pay' | 'again' | 'rate';

/** Pays after the work, books the same again, or rates. */
export async function changeBooking({ form, params, platform: { http } }: ActionArgs): Promise<Response | Refusal> {
  const bookingId = params.bookingId ?? '';
  const input = { params: { bookingId } };
  const refused = (work: () => Promise<Response>) => orRefusal(form, () => orChanged(bookingLink(bookingId), work));
  switch (form.get('do')) {
    case 'pay':
      return refused(async () => {
        const json = { bookingId, payWhen: 'first' } as const;
        const { checkoutUrl } = hsFacts(await http.request('POST /hs-backend/api/v1/order', { json }));
        return redirect(checkoutUrl ?? bookingLink(bookingId));
      });
    case 'again':
      return orRefusal(form, async () => {
        hsFacts(await http.request('POST /hs-backend/api/v1/bookings/{bookingId}/again', input));
        return redirect(SERVICES_CART_LINK);
      });
    default: {
      const rating = Number(form.get('rating'));
      if (!(rating >= 1)) return refusal(form, { rating: 'Choose one of the five.' });
      return refused(async () => {
        const json = { rating, text: String(form.get('text') ?? '') };
        hsFacts(await http.request('POST /hs-backend/api/v1/bookings/{bookingId}/rate', { ...input, json }));
        return redirect(`${bookingLink(bookingId)}?done=rated`);
      });
    }
  }
}
