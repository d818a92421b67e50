import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { Panel, SmallText } from '@aangan/shared-kit/ui/layout';
import styles from './checkout.module.css';
import { CHECKOUT_WORDS } from './checkout.words.ts';
import { linesSection } from './step-sections.ts';

interface PriceSummaryProps {
  readonly booking: Booking;
  /** Shows the lines at once. */
  readonly isOpen: boolean;
  readonly isExpired: boolean;
}

/** What the booking costs, and until when. */
export function PriceSummary({ booking, isOpen, isExpired }: PriceSummaryProps) {
  const { totalPaise, lines, quotedUntil } = booking;
  return (
    <Panel>
      <details open={isOpen}>
        <summary className={styles.total}>{CHECKOUT_WORDS.price(totalPaise, lines.length)}</summary>
        <DeferredSection section={linesSection} with={{ price: booking }} />
      </details>
      {quotedUntil !== null && !isExpired && <SmallText>{CHECKOUT_WORDS.holds(quotedUntil)}</SmallText>}
    </Panel>
  );
}
