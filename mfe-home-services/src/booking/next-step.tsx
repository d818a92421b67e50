import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { serviceCheckoutLink } from '@aangan/shared-kit/links/home-services';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { ActionForm } from '../action-form/public.ts';
import { BOOKING_WORDS, payWords, priceHoldsWords } from './booking.words.ts';
import type { BookingDoing } from './booking-actions.ts';

const PAY: BookingDoing = 'pay';

/** What the customer does next: confirm a quotation, or pay for work that is paid after it. */
export function NextStep({ booking }: { readonly booking: Booking }) {
  const { busy } = usePageAction();
  const { id, business, state, payWhen, isPaid, totalPaise, quotedUntil } = booking;
  if (state === 'quoted' && payWhen === 'first') {
    return (
      <div>
        {quotedUntil !== null && <SmallText>{priceHoldsWords(quotedUntil)}</SmallText>}
        {business === 'HS' && (
          <LinkButton to={serviceCheckoutLink(id)} variant="primary">
            {BOOKING_WORDS.confirmQuotation}
          </LinkButton>
        )}
      </div>
    );
  }
  const isOver = state === 'cancelled' || state === 'refunded';
  if (isPaid || isOver || payWhen !== 'after') return null;
  return (
    <ActionForm doing={PAY}>
      <Button type="submit" variant={state === 'done' ? 'primary' : 'secondary'} busy={busy}>
        {payWords(totalPaise)}
      </Button>
    </ActionForm>
  );
}
