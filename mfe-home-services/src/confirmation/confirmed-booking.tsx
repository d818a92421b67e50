import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { bookingLink } from '@aangan/shared-kit/links/bookings';
import { SERVICES_CART_LINK, serviceCheckoutLink } from '@aangan/shared-kit/links/service-orders';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { Facts } from '@aangan/shared-kit/ui/facts';
import { ActionsRow, Section } from '@aangan/shared-kit/ui/layout';
import { addressLine } from '../address-book/public.ts';
import { PriceLines } from '../price-lines/public.ts';
import styles from './confirmation.module.css';
import { CONFIRMATION_WORDS, nextSteps, type PaymentState, STATE_WORDS } from './confirmation.words.ts';

interface ConfirmedBookingProps {
  readonly booking: Booking;
  readonly paymentState: PaymentState;
}

/** The outcome of a payment, what was booked, and the way on. */
export function ConfirmedBooking({ booking, paymentState }: ConfirmedBookingProps) {
  const { id, title, state, orderId } = booking;
  const { revalidate, state: revalidation } = useRevalidator();
  const words = STATE_WORDS[paymentState];
  const isPending = paymentState === 'PENDING';
  const again = { onRetry: () => void revalidate(), busy: revalidation === 'loading' };
  useLive('booking-state', { bookingId: id }, (now) => {
    if (now.state !== state) void revalidate();
  });
  // A payment that the bank refused changes the order alone.
  useLive('order-state', isPending && orderId !== null ? { orderId } : undefined, (now) => {
    if (now.state !== 'waiting') void revalidate();
  });
  return (
    <>
      <h1>{words.title(title)}</h1>
      <AlertNote tone={words.tone} {...(isPending && again)}>
        {words.text(booking)}
      </AlertNote>
      {paymentState === 'FAILED' ? <WayBack booking={booking} /> : <Booked {...{ booking, paymentState }} />}
    </>
  );
}

function Booked({ booking, paymentState }: ConfirmedBookingProps) {
  const { id, business, address, servicingDate, startsAt, isPaid, payWhen, documents } = booking;
  const isBooked = paymentState === 'SUCCESS';
  const steps = isBooked && business === 'HS' ? nextSteps(booking) : [];
  return (
    <>
      {isBooked && isPaid && startsAt === null && business === 'HS' && (
        <AlertNote tone="attention">{CONFIRMATION_WORDS.lostSlot}</AlertNote>
      )}
      <Facts className={styles.facts}>
        {servicingDate !== null && <Fact term={CONFIRMATION_WORDS.when}>{servicingDate}</Fact>}
        {address && <Fact term={CONFIRMATION_WORDS.where}>{addressLine(address)}</Fact>}
      </Facts>
      <LinkButton to={bookingLink(id)} variant="primary" wide>
        {CONFIRMATION_WORDS.booking}
      </LinkButton>
      {steps.length > 0 && (
        <Section aria-labelledby="next">
          <h2 id="next">{CONFIRMATION_WORDS.next}</h2>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Section>
      )}
      <Section aria-labelledby="price">
        <h2 id="price">{payWhen === 'after' && !isPaid ? CONFIRMATION_WORDS.due : CONFIRMATION_WORDS.price}</h2>
        <PriceLines price={booking} />
        {documents.length > 0 && (
          <ul className={styles.documents} aria-label={CONFIRMATION_WORDS.documents}>
            {documents.map(({ number, url }) => (
              <li key={number}>
                <a href={url} download>
                  Download {number}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

/** After a failed payment no lines are shown. Source: services-and-platform, section 4 (failures clear line items). */
function WayBack({ booking: { id, business } }: Pick<ConfirmedBookingProps, 'booking'>) {
  const isCart = business === 'HS';
  return (
    <ActionsRow>
      <LinkButton to={isCart ? serviceCheckoutLink(id) : bookingLink(id)} variant="primary">
        {CONFIRMATION_WORDS.retry}
      </LinkButton>
      {isCart && <LinkButton to={SERVICES_CART_LINK}>{CONFIRMATION_WORDS.cart}</LinkButton>}
    </ActionsRow>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
