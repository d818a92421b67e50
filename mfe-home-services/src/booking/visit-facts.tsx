import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { Facts } from '@aangan/shared-kit/ui/facts';
import { Section } from '@aangan/shared-kit/ui/layout';
import { addressWords } from '../place-words/public.ts';
import { BOOKING_WORDS } from './booking.words.ts';

/** When and where the work is, and who does it. A document without a visit has none of it. */
export function VisitFacts({ booking }: { readonly booking: Booking }) {
  const { servicingDate, address, partner, state, hub } = booking;
  if (hub === null && address === null && servicingDate === null) return null;
  const isOver = state === 'cancelled' || state === 'refunded';
  return (
    <Section aria-labelledby="visit">
      <h2 id="visit">{BOOKING_WORDS.visit}</h2>
      <Facts>
        <div>
          <dt>{BOOKING_WORDS.when}</dt>
          <dd>{servicingDate ?? BOOKING_WORDS.noTime}</dd>
        </div>
        {address && (
          <div>
            <dt>{BOOKING_WORDS.where}</dt>
            <dd>{addressWords(address)}</dd>
          </div>
        )}
        {!isOver && (
          <div>
            <dt>{BOOKING_WORDS.who}</dt>
            <dd>{partner ?? BOOKING_WORDS.nobody}</dd>
          </div>
        )}
      </Facts>
    </Section>
  );
}
