import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { indianTime } from '@aangan/shared-kit/domain/time-ago';
import { Section } from '@aangan/shared-kit/ui/layout';
import { VisuallyHidden } from '@aangan/shared-kit/ui/visually-hidden';
import { happenedWords, stepsToCome } from '../booking-states/public.ts';
import styles from './booking.module.css';
import { BOOKING_WORDS } from './booking.words.ts';

/** What has happened to a booking, and the steps that come. */
export function BookingTimeline({ booking }: { readonly booking: Booking }) {
  const { history } = booking;
  return (
    <Section aria-labelledby="history">
      <h2 id="history">{BOOKING_WORDS.history}</h2>
      <ol className={styles.steps}>
        {history.map(({ change, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows at its end
          <li key={index}>
            {happenedWords(booking, change)}
            <span className={styles.time}>{indianTime(at)}</span>
          </li>
        ))}
        {stepsToCome(booking).map((step) => (
          <li key={step} className={styles.coming}>
            <span>
              <VisuallyHidden>Still to come: </VisuallyHidden>
              {step}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
