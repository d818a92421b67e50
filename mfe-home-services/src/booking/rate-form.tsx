import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { Button } from '@aangan/shared-kit/ui/button';
import { ChipToggle } from '@aangan/shared-kit/ui/chip';
import { TextAreaField } from '@aangan/shared-kit/ui/field';
import { Section } from '@aangan/shared-kit/ui/layout';
import { ActionForm, useFormRefusal } from '../action-form/public.ts';
import styles from './booking.module.css';
import { BOOKING_WORDS, RATINGS } from './booking.words.ts';
import type { BookingDoing } from './booking-actions.ts';

const RATE: BookingDoing = 'rate';

/** Asks how the work was; shows what was answered. */
export function RateForm({ booking: { rating, ratingText } }: { readonly booking: Booking }) {
  const rated = rating === null ? undefined : RATINGS[rating - 1];
  return (
    <Section aria-labelledby="rate">
      <h2 id="rate">{BOOKING_WORDS.rate}</h2>
      {rated === undefined ? (
        <Fields rating={null} text="" />
      ) : (
        <>
          <p>
            {rated} ({rating} of 5){ratingText && `: ${ratingText}`}
          </p>
          <details>
            <summary>{BOOKING_WORDS.rateAgain}</summary>
            <Fields rating={rating} text={ratingText ?? ''} />
          </details>
        </>
      )}
    </Section>
  );
}

function Fields({ rating, text }: { readonly rating: number | null; readonly text: string }) {
  const { busy } = usePageAction();
  const refusal = useFormRefusal(RATE);
  const problem = refusal?.problemsByField.rating;
  return (
    <ActionForm doing={RATE} aria-label={BOOKING_WORDS.rate}>
      <fieldset aria-describedby={problem && 'rating-problem'}>
        <legend className="visually-hidden">{BOOKING_WORDS.rate}</legend>
        <div className={styles.ratings}>
          {RATINGS.map((words, index) => (
            <ChipToggle
              key={words}
              type="radio"
              name="rating"
              value={String(index + 1)}
              defaultChecked={String(index + 1) === (refusal?.values.rating ?? String(rating))}
            >
              {words}
            </ChipToggle>
          ))}
        </div>
        {problem && (
          <p role="alert" id="rating-problem" className={styles.error}>
            {problem}
          </p>
        )}
      </fieldset>
      <TextAreaField
        label={BOOKING_WORDS.rateText}
        name="text"
        rows={2}
        maxLength={500}
        defaultValue={refusal?.values.text ?? text}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {BOOKING_WORDS.rateButton}
      </Button>
    </ActionForm>
  );
}
