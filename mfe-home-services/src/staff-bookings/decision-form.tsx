import type { BookingView } from '@aangan/shared-kit/domain/home-services/booking-views';
import { REASON_LENGTH } from '@aangan/shared-kit/domain/staff-decision';
import { TextAreaField } from '@aangan/shared-kit/ui/field';
import type { ReactNode } from 'react';
import { ActionForm, useFormRefusal } from '../action-form/public.ts';
import type { BookingDecision } from './decide-booking.ts';
import { STAFF_BOOKINGS_WORDS } from './staff-bookings.words.ts';

interface DecisionFormProps {
  readonly doing: BookingDecision;
  readonly bookingId: string;
  readonly view: BookingView;
  readonly title: string;
  /** Asks why, because it takes something from a person. */
  readonly asksWhy?: true;
  readonly children: ReactNode;
}

/** One decision on the open booking, behind its title. */
export function DecisionForm({ doing, bookingId, view, title, asksWhy, children }: DecisionFormProps) {
  const refusal = useFormRefusal(doing);
  return (
    <details open={refusal !== undefined}>
      <summary>{title}</summary>
      <ActionForm doing={doing} hidden={{ bookingId, view }} aria-label={title}>
        {asksWhy && (
          <TextAreaField
            label={STAFF_BOOKINGS_WORDS.why}
            name="reason"
            rows={2}
            maxLength={REASON_LENGTH.most}
            help={STAFF_BOOKINGS_WORDS.whyCustomer}
            defaultValue={refusal?.values.reason ?? ''}
            error={refusal?.problemsByField.reason}
          />
        )}
        {children}
      </ActionForm>
    </details>
  );
}
