import { bookingLink } from '@aangan/shared-kit/links/bookings';
import { actOnForm } from '@aangan/shared-kit/platform/form-definition';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { redirect } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { TextAreaField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { hsFacts } from '../answers/public.ts';
import { complainTerms, complainUntil } from './booking.words.ts';
import { BookingFrame } from './booking-frame.tsx';
import { COMPLAINT_WORDS } from './complaint.words.ts';
import { complaintForm } from './complaint-form.ts';
import { DAMAGE_PHOTO } from './damage-photo.ts';
import { damageSection } from './damage-section.ts';
import { loadBooking } from './load-booking.ts';

/** A finished booking, with the photos that its customer has sent. */
export async function loader({ params, platform: { http, now } }: PageArgs) {
  const booking = await loadBooking(http, params.bookingId);
  const until = complainUntil(booking);
  if (until === undefined || now > until || !booking.possible.includes('complain')) return { booking, until };
  const query = { kind: DAMAGE_PHOTO, subject: booking.id };
  const [photos] = await Promise.all([http.request('GET /api/v1/uploads', { query }), damageSection.load()]);
  return { booking, until, photos };
}

export function action({ form, params: { bookingId = '' }, platform: { http } }: ActionArgs) {
  return actOnForm(complaintForm(bookingId), form, async ({ text }) => {
    const call = 'POST /hs-backend/api/v1/bookings/{bookingId}/complain';
    hsFacts(await http.request(call, { params: { bookingId }, json: { text } }));
    return redirect(`${bookingLink(bookingId)}?done=complained`);
  });
}

export const head = () => personalHead(COMPLAINT_WORDS.title);

export function Component() {
  const { booking, until, photos } = usePageData<typeof loader>();
  const { now } = usePlatform();
  return (
    <BookingFrame booking={booking} title={COMPLAINT_WORDS.title} notice={undefined}>
      {until !== undefined && <p>{complainTerms(until, now)}</p>}
      {photos ? (
        <>
          <DeferredSection section={damageSection} with={{ bookingId: booking.id, photos }} />
          <ComplaintForm bookingId={booking.id} />
        </>
      ) : (
        <AlertNote tone="attention">{COMPLAINT_WORDS.notNow}</AlertNote>
      )}
    </BookingFrame>
  );
}

function ComplaintForm({ bookingId }: { readonly bookingId: string }) {
  const form = usePageForm(complaintForm(bookingId));
  return (
    <Form form={form} aria-label={COMPLAINT_WORDS.title}>
      <TextAreaField
        label={COMPLAINT_WORDS.text}
        rows={5}
        maxLength={1000}
        help={COMPLAINT_WORDS.textHelp}
        {...form.field('text')}
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        {COMPLAINT_WORDS.button}
      </Button>
    </Form>
  );
}
