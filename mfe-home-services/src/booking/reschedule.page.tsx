import { mayReschedule } from '@aangan/shared-kit/domain/home-services/booking-terms';
import { bookingLink, rescheduleBookingLink } from '@aangan/shared-kit/links/bookings';
import { orRefusal, refusal } from '@aangan/shared-kit/platform/form-refusal';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { redirect } from '@aangan/shared-kit/platform/router';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { Form } from '@aangan/shared-kit/ui/form';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { hsFacts } from '../answers/public.ts';
import { CHANGED, orChanged } from '../out-of-date/public.ts';
import { chosenSlot, SlotChoice, type SlotDay, slotError } from '../slot-choice/public.ts';
import { NO_RESCHEDULE, rescheduleTerms } from './booking.words.ts';
import { BookingFrame } from './booking-frame.tsx';
import { canBeMoved } from './can-be-moved.ts';
import { loadBooking } from './load-booking.ts';
import { RESCHEDULE_WORDS } from './reschedule.words.ts';

/** The slots to which a booking can be moved. */
export async function loader({ params, url: { searchParams }, platform: { http } }: PageArgs) {
  const booking = await loadBooking(http, params.bookingId);
  const { hub, business } = booking;
  const notice = searchParams.has(CHANGED) ? RESCHEDULE_WORDS.changed : undefined;
  if (hub === null || !canBeMoved(booking)) return { booking, days: undefined, notice };
  const { days } = hsFacts(await http.request('GET /hs-backend/api/v1/slots', { query: { hub, business } }));
  return { booking, days, notice };
}

export async function action({ form, params: { bookingId = '' }, platform: { http } }: ActionArgs) {
  const slot = String(form.get('slot') ?? '');
  const json = chosenSlot(slot);
  if (!json) return refusal(form, { slot: slotError(slot) ?? '' });
  const moved = async () => {
    const call = 'POST /hs-backend/api/v1/bookings/{bookingId}/reschedule';
    hsFacts(await http.request(call, { params: { bookingId }, json }));
    return redirect(`${bookingLink(bookingId)}?done=rescheduled`);
  };
  return orRefusal(form, () => orChanged(rescheduleBookingLink(bookingId), moved));
}

export const head = () => personalHead(RESCHEDULE_WORDS.title);

export function Component() {
  const { booking, days, notice } = usePageData<typeof loader>();
  const { now } = usePlatform();
  return (
    <BookingFrame booking={booking} title={RESCHEDULE_WORDS.title} notice={notice}>
      {days && mayReschedule(booking, now) ? (
        <>
          <p>{rescheduleTerms(booking)}</p>
          <SlotForm days={days} />
        </>
      ) : (
        <AlertNote tone="attention">{days ? NO_RESCHEDULE : RESCHEDULE_WORDS.notNow}</AlertNote>
      )}
    </BookingFrame>
  );
}

function SlotForm({ days }: { readonly days: readonly SlotDay[] }) {
  const form = useActionForm({ do: 'reschedule' });
  return (
    <Form form={form} aria-label={RESCHEDULE_WORDS.title}>
      <SlotChoice days={days} {...form.field('slot')} />
      <Button type="submit" variant="primary" busy={form.busy}>
        {RESCHEDULE_WORDS.button}
      </Button>
      <SmallText>{RESCHEDULE_WORDS.effect}</SmallText>
    </Form>
  );
}
