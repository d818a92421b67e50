import type { StaffBooking } from '@aangan/shared-kit/contracts/staff-bookings';
import type { BookingView } from '@aangan/shared-kit/domain/home-services/booking-views';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { useFormRefusal } from '../action-form/public.ts';
import { DecisionForm } from './decision-form.tsx';
import { LINE_NUMBERS } from './quote-lines.ts';
import styles from './staff-bookings.module.css';
import { STAFF_BOOKINGS_WORDS } from './staff-bookings.words.ts';

interface QuoteFormProps {
  readonly booking: StaffBooking;
  readonly view: BookingView;
}

/** A firm price by lines. */
export function QuoteForm({ booking: { id, title }, view }: QuoteFormProps) {
  const { busy } = usePageAction();
  const refusal = useFormRefusal('quoted');
  const { values = {}, problemsByField = {} } = refusal ?? {};
  return (
    <DecisionForm doing="quoted" bookingId={id} view={view} title={STAFF_BOOKINGS_WORDS.quote}>
      <TextField
        label={STAFF_BOOKINGS_WORDS.quoteTitle}
        name="title"
        maxLength={80}
        autoComplete="off"
        defaultValue={values.title ?? title}
        error={problemsByField.title}
      />
      <SmallText>{STAFF_BOOKINGS_WORDS.quoteHelp}</SmallText>
      {problemsByField.lines && (
        <p role="alert" className={styles.error}>
          {problemsByField.lines}
        </p>
      )}
      {LINE_NUMBERS.map((number) => (
        <div key={number} className={styles.line}>
          <TextField
            label={`${STAFF_BOOKINGS_WORDS.line} ${number}`}
            name={`line-${number}`}
            maxLength={120}
            autoComplete="off"
            defaultValue={values[`line-${number}`]}
          />
          <TextField
            label={`${STAFF_BOOKINGS_WORDS.amount}, line ${number}`}
            name={`amount-${number}`}
            prefix="₹"
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
            defaultValue={values[`amount-${number}`]}
          />
        </div>
      ))}
      <Button type="submit" variant="primary" busy={busy}>
        {STAFF_BOOKINGS_WORDS.quoteButton}
      </Button>
    </DecisionForm>
  );
}
