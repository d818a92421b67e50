import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, SmallText } from '@aangan/shared-kit/ui/layout';
import { BOOKING_WORDS, payWords, priceHoldsWords } from './booking.words.ts';
import type { BookingDoing } from './booking-actions.ts';
import { confirmLink, ownPage } from './own-page.ts';

const PAY: BookingDoing = 'pay';

/** What the customer does next: confirm a quotation, open the page of a move, or pay after the work. */
export function NextStep({ booking }: { readonly booking: Booking }) {
  const { id, state, payWhen, quotedUntil } = booking;
  const own = ownPage(booking);
  const isOffer = state === 'quoted' && payWhen === 'first';
  const confirm = isOffer ? confirmLink(booking) : undefined;
  return (
    <>
      {isOffer && quotedUntil !== null && <SmallText>{priceHoldsWords(quotedUntil)}</SmallText>}
      {(confirm ?? own) !== undefined && (
        <ActionsRow>
          {confirm !== undefined && (
            <LinkButton to={confirm} variant="primary">
              {BOOKING_WORDS.confirmQuotation}
            </LinkButton>
          )}
          {own && (
            <LinkButton to={own.link(id)} variant={isOffer ? 'primary' : 'secondary'}>
              {own.label}
            </LinkButton>
          )}
        </ActionsRow>
      )}
      {!isOffer && <PayLater booking={booking} />}
    </>
  );
}

function PayLater({ booking: { state, payWhen, isPaid, totalPaise } }: { readonly booking: Booking }) {
  const { busy } = usePageAction();
  const isOver = state === 'cancelled' || state === 'refunded';
  if (isPaid || isOver || payWhen !== 'after') return null;
  return (
    <ActionForm hidden={{ do: PAY }}>
      <Button type="submit" variant={state === 'done' ? 'primary' : 'secondary'} busy={busy}>
        {payWords(totalPaise)}
      </Button>
    </ActionForm>
  );
}
