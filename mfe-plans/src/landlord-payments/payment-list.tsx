import type { LandlordTenant } from '@aangan/shared-kit/contracts/rent-landlord-side';
import { Rows } from '@aangan/shared-kit/ui/layout';
import styles from './landlord-payments.module.css';
import { LANDLORD_PAYMENT_WORDS as WORDS } from './landlord-payments.words.ts';
import { PaymentRow } from './payment-row.tsx';

/** Payments that are shown at once: a year of months. */
const SHOWN = 12;

interface PaymentListProps {
  readonly tenant: Pick<LandlordTenant, 'landlordId' | 'payments'>;
}

/** All payments of a tenant, the newest first; those before a year are folded. */
export function PaymentList({ tenant: { landlordId, payments } }: PaymentListProps) {
  if (payments.length === 0) return <p>{WORDS.none}</p>;
  const rows = (shown: typeof payments) => (
    <Rows>
      {shown.map((payment) => (
        <PaymentRow key={payment.dueId} landlordId={landlordId} payment={payment} />
      ))}
    </Rows>
  );
  return (
    <>
      {rows(payments.slice(0, SHOWN))}
      {payments.length > SHOWN && (
        <details className={styles.details}>
          <summary>{WORDS.earlier}</summary>
          {rows(payments.slice(SHOWN))}
        </details>
      )}
    </>
  );
}
