import type { LandlordPayment } from '@aangan/shared-kit/contracts/rent-landlord-side';
import { DISPUTE_LIMITS } from '@aangan/shared-kit/domain/rent/disputes';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField, TextAreaField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import styles from './landlord-payments.module.css';
import { DISPUTE_KIND_WORDS, paymentTitle, LANDLORD_PAYMENT_WORDS as WORDS } from './landlord-payments.words.ts';

interface ReportFormProps {
  readonly landlordId: string;
  readonly payment: LandlordPayment;
}

/** Reports a payment to staff. It is closed until the landlord opens it, or a report was refused. */
export function ReportForm({ landlordId, payment }: ReportFormProps) {
  const form = useActionForm({ do: 'report', landlord: landlordId, due: payment.dueId });
  const title = paymentTitle(payment);
  return (
    <details className={styles.details} open={form.refusal !== undefined}>
      <summary>
        {WORDS.report}
        <span className="visually-hidden">: {title}</span>
      </summary>
      <Form form={form} aria-label={`${WORDS.report}: ${title}`}>
        <SelectField
          label={WORDS.what}
          required
          options={[
            { value: '', label: WORDS.choose },
            ...payment.disputeKinds.map((kind) => ({ value: kind, label: DISPUTE_KIND_WORDS[kind] })),
          ]}
          {...form.field('kind')}
        />
        <TextAreaField
          label={WORDS.text}
          help={WORDS.textHelp}
          required
          minLength={DISPUTE_LIMITS.leastText}
          maxLength={DISPUTE_LIMITS.mostText}
          {...form.field('text')}
        />
        <Button type="submit" busy={form.busy}>
          {WORDS.send}
        </Button>
      </Form>
    </details>
  );
}
