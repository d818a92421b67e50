import { bookingLink, cancelBookingLink } from '@aangan/shared-kit/links/bookings';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import { type ActionArgs, type PageArgs, usePageAction, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { redirect } from '@aangan/shared-kit/platform/router';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Bullets } from '@aangan/shared-kit/ui/layout';
import { hsFacts } from '../answers/public.ts';
import { CHANGED, orChanged } from '../out-of-date/public.ts';
import { BOOKING_WORDS, cancelWords } from './booking.words.ts';
import { BookingFrame } from './booking-frame.tsx';
import { CANCEL_WORDS } from './cancel.words.ts';
import { loadBooking } from './load-booking.ts';

/** A booking with the terms of its cancellation. */
export async function loader({ params, url: { searchParams }, platform: { http } }: PageArgs) {
  const notice = searchParams.has(CHANGED) ? CANCEL_WORDS.changed : undefined;
  return { booking: await loadBooking(http, params.bookingId), notice };
}

/** Cancels with the amount that the customer saw; the API refuses another one. */
export function action({ form, params: { bookingId = '' }, platform: { http } }: ActionArgs) {
  const cancelled = async () => {
    const json = { refundPaise: Number(form.get('refundPaise')) };
    const call = 'POST /hs-backend/api/v1/bookings/{bookingId}/cancel';
    hsFacts(await http.request(call, { params: { bookingId }, json }));
    return redirect(`${bookingLink(bookingId)}?done=cancelled`);
  };
  return orRefusal(form, () => orChanged(cancelBookingLink(bookingId), cancelled));
}

export const head = () => personalHead(CANCEL_WORDS.title);

export function Component() {
  const { booking, notice } = usePageData<typeof loader>();
  const { busy } = usePageAction();
  const { id, possible, cancelRefundPaise, cancelTerms, isPaid } = booking;
  return (
    <BookingFrame booking={booking} title={CANCEL_WORDS.title} notice={notice}>
      {possible.includes('cancel') ? (
        <>
          <p>
            <strong>{cancelWords(booking)}</strong>
          </p>
          {isPaid && (
            <section aria-labelledby="terms">
              <h2 id="terms">{CANCEL_WORDS.terms}</h2>
              <Bullets>
                {cancelTerms.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </Bullets>
            </section>
          )}
          <ActionForm hidden={{ do: 'cancel' }}>
            {/* What is on the page when it is pressed, so that an amount that has changed is seen first. */}
            <input type="hidden" name="refundPaise" value={cancelRefundPaise} />
            <ActionsRow>
              <Button type="submit" variant="danger" busy={busy}>
                {CANCEL_WORDS.button}
              </Button>
              <LinkButton to={bookingLink(id)}>{CANCEL_WORDS.keep}</LinkButton>
            </ActionsRow>
          </ActionForm>
        </>
      ) : (
        <>
          <AlertNote tone="attention">{CANCEL_WORDS.notNow}</AlertNote>
          <ActionsRow>
            <LinkButton to={bookingLink(id)}>{BOOKING_WORDS.back}</LinkButton>
          </ActionsRow>
        </>
      )}
    </BookingFrame>
  );
}
