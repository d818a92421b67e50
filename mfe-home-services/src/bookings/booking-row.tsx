import type { BookingSummary } from '@aangan/shared-kit/contracts/bookings';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { bookingLink } from '@aangan/shared-kit/links/bookings';
import { Link } from '@aangan/shared-kit/platform/router';
import { Panel, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { StateLabel } from '../booking-states/public.ts';
import styles from './bookings.module.css';
import { BOOKINGS_WORDS } from './bookings.words.ts';

/** A booking in a list: what, when, its state and its price. */
export function BookingRow({ booking }: { readonly booking: BookingSummary }) {
  const { id, title, servicingDate, totalPaise } = booking;
  return (
    <Panel as="li" className={styles.booking}>
      <SplitRow>
        <h2 className={styles.title}>
          <Link to={bookingLink(id)}>{title}</Link>
        </h2>
        <StateLabel booking={booking} />
      </SplitRow>
      <SplitRow>
        <SmallText as="span">{servicingDate ?? BOOKINGS_WORDS.noTime}</SmallText>
        {totalPaise > 0 && <strong>{formatPaise(totalPaise)}</strong>}
      </SplitRow>
    </Panel>
  );
}
