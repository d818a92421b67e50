import { REASON_LENGTH } from '@aangan/shared-kit/domain/staff-decision';
import type { ActionFormState } from '@aangan/shared-kit/ui/action-form';
import { TextAreaField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import type { ReactNode } from 'react';
import { STAFF_BOOKINGS_WORDS } from './staff-bookings.words.ts';

interface DecisionFormProps {
  readonly form: ActionFormState;
  readonly title: string;
  /** Asks why, because it takes something from a person. */
  readonly asksWhy?: true;
  readonly children: ReactNode;
}

/** One decision on the open booking, behind its title. */
export function DecisionForm({ form, title, asksWhy, children }: DecisionFormProps) {
  return (
    <details open={form.refusal !== undefined}>
      <summary>{title}</summary>
      <Form form={form} aria-label={title}>
        {asksWhy && (
          <TextAreaField
            label={STAFF_BOOKINGS_WORDS.why}
            rows={2}
            maxLength={REASON_LENGTH.most}
            help={STAFF_BOOKINGS_WORDS.whyCustomer}
            {...form.field('reason')}
          />
        )}
        {children}
      </Form>
    </details>
  );
}
