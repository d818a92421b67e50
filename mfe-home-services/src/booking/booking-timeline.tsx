import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { Section } from '@aangan/shared-kit/ui/layout';
import { Step, StepLine } from '@aangan/shared-kit/ui/step-line';
import { happenedWords, stepsToCome } from '../booking-states/public.ts';
import { BOOKING_WORDS } from './booking.words.ts';

/** What has happened to a booking, and the steps that come. */
export function BookingTimeline({ booking }: { readonly booking: Booking }) {
  const { history } = booking;
  return (
    <Section aria-labelledby="history">
      <h2 id="history">{BOOKING_WORDS.history}</h2>
      <StepLine>
        {history.map(({ change, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows at its end
          <Step key={index} state="done" name={happenedWords(booking, change)} at={at} />
        ))}
        {stepsToCome(booking).map((step) => (
          <Step key={step} state="next" name={step} />
        ))}
      </StepLine>
    </Section>
  );
}
