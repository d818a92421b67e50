import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { ChipToggle } from '@aangan/shared-kit/ui/chip';
import { FieldError, TextAreaField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Section, WrappedRow } from '@aangan/shared-kit/ui/layout';
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
  const form = useActionForm({ do: RATE });
  const { id, error, name, defaultValue } = form.field('rating', String(rating));
  return (
    <Form form={form} aria-label={BOOKING_WORDS.rate}>
      <fieldset id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
        <legend className="visually-hidden">{BOOKING_WORDS.rate}</legend>
        <WrappedRow>
          {RATINGS.map((words, index) => (
            <ChipToggle
              key={words}
              type="radio"
              name={name}
              value={String(index + 1)}
              defaultChecked={String(index + 1) === defaultValue}
            >
              {words}
            </ChipToggle>
          ))}
        </WrappedRow>
        <FieldError id={`${id}-error`} error={error} />
      </fieldset>
      <TextAreaField label={BOOKING_WORDS.rateText} rows={2} maxLength={500} {...form.field('text', text)} />
      <Button type="submit" variant="primary" busy={form.busy}>
        {BOOKING_WORDS.rateButton}
      </Button>
    </Form>
  );
}
