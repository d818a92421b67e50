import type { StaffBooking } from '@aangan/shared-kit/contracts/staff-bookings';
import type { BookingView } from '@aangan/shared-kit/domain/home-services/booking-views';
import { Button } from '@aangan/shared-kit/ui/button';
import { FieldError, TextField } from '@aangan/shared-kit/ui/field';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { DecisionForm } from './decision-form.tsx';
import { LINE_NUMBERS } from './quote-lines.ts';
import styles from './staff-bookings.module.css';
import { STAFF_BOOKINGS_WORDS } from './staff-bookings.words.ts';
import { useBookingForm } from './use-booking-form.ts';

interface QuoteFormProps {
  readonly booking: StaffBooking;
  readonly view: BookingView;
}

/** A firm price by lines. */
export function QuoteForm({ booking: { id, title }, view }: QuoteFormProps) {
  const form = useBookingForm('quoted', id, view);
  const lines = form.field('lines');
  return (
    <DecisionForm form={form} title={STAFF_BOOKINGS_WORDS.quote}>
      <TextField
        label={STAFF_BOOKINGS_WORDS.quoteTitle}
        maxLength={80}
        autoComplete="off"
        {...form.field('title', title)}
      />
      <SmallText>{STAFF_BOOKINGS_WORDS.quoteHelp}</SmallText>
      <FieldError id={lines.id} error={lines.error} />
      {LINE_NUMBERS.map((number) => (
        <div key={number} className={styles.line}>
          <TextField
            label={`${STAFF_BOOKINGS_WORDS.line} ${number}`}
            maxLength={120}
            autoComplete="off"
            {...form.field(`line-${number}`)}
          />
          <TextField
            label={`${STAFF_BOOKINGS_WORDS.amount}, line ${number}`}
            prefix="₹"
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
            {...form.field(`amount-${number}`)}
          />
        </div>
      ))}
      <Button type="submit" variant="primary" busy={form.busy}>
        {STAFF_BOOKINGS_WORDS.quoteButton}
      </Button>
    </DecisionForm>
  );
}
