import { BOOKINGS_LINK } from '@aangan/shared-kit/links/bookings';
import { type Http, HttpError } from '@aangan/shared-kit/platform/http';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { hsFacts } from '../answers/public.ts';
import { CONFIRMATION_WORDS, DETAILS_FAILED, STATE_WORDS } from './confirmation.words.ts';
import { ConfirmedBooking } from './confirmed-booking.tsx';

/** What was booked: by its payment, or by its booking where the payment comes after the work. */
export async function loader({ url, platform: { http } }: PageArgs) {
  try {
    return { confirmed: await confirmation(http, url.searchParams) };
  } catch (error) {
    // The login gate follows a 401. Another failure keeps the page, which says what to do.
    if (!(error instanceof HttpError) || error.status === 401) throw error;
    return { confirmed: undefined };
  }
}

async function confirmation(http: Http, query: URLSearchParams) {
  const bookingId = query.get('bookingId');
  if (bookingId === null) {
    const asked = { query: { paymentId: query.get('paymentId') ?? '' } };
    const { booking, paymentState } = hsFacts(await http.request('GET /hs-backend/api/v1/order/confirmation', asked));
    return { booking, paymentState };
  }
  const params = { bookingId };
  const { booking } = hsFacts(await http.request('GET /hs-backend/api/v1/quotation/{bookingId}', { params }));
  const isBooked = booking.payWhen === 'after' || booking.isPaid;
  return { booking, paymentState: isBooked ? 'SUCCESS' : 'FAILED' } as const;
}

export function head({ data: { confirmed } }: { readonly data: Awaited<ReturnType<typeof loader>> }): PageHead {
  const title = confirmed ? STATE_WORDS[confirmed.paymentState].title(confirmed.booking.title) : DETAILS_FAILED;
  return { title: `${title} | Aangan`, robots: 'noindex' };
}

export function Component() {
  const { confirmed } = usePageData<typeof loader>();
  return (
    <PageColumn width="form" gap={32}>
      {confirmed ? <ConfirmedBooking {...confirmed} /> : <NoDetails />}
    </PageColumn>
  );
}

function NoDetails() {
  return (
    <>
      <h1>{DETAILS_FAILED}</h1>
      <RetryNote>{CONFIRMATION_WORDS.failedHelp}</RetryNote>
      <LinkButton to={BOOKINGS_LINK} wide>
        {CONFIRMATION_WORDS.bookings}
      </LinkButton>
    </>
  );
}
