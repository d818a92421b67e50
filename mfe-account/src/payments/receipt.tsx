import type { Payment } from '@aangan/shared-kit/contracts/payments';
import { formatMoment } from '@aangan/shared-kit/domain/format-moment';
import { formatPaise, rupeesInWords } from '@aangan/shared-kit/domain/money';
import { checkoutLink, profileLink } from '@aangan/shared-kit/links/account';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { PAYMENT_WORDS } from '../payment-outcome/public.ts';
import styles from './payments.module.css';

/** One payment in full, in a printable form. */
export function Receipt({ payment, name }: { readonly payment: Payment; readonly name: string }) {
  const { id, orderId, description, paise, state, createdAt, paidAt, refundedAt, gateway, gatewayPayment } = payment;
  const rows: readonly (readonly [string, string | null])[] = [
    ['Paid by', name],
    ['For', description],
    ['Amount', paise % 100 === 0 ? `${formatPaise(paise)} (${rupeesInWords(paise / 100)} rupees)` : formatPaise(paise)],
    ['State', PAYMENT_WORDS[state].label],
    ['Begun', formatMoment(createdAt)],
    ['Paid', paidAt === null ? null : formatMoment(paidAt)],
    ['Paid back', refundedAt === null ? null : formatMoment(refundedAt)],
    ['Our number', id],
    ['Gateway', gateway],
    ['Its number', gatewayPayment],
  ];
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <h2 id="receipt">Receipt</h2>
      <dl>
        {rows.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.actions}>
        <Button onClick={() => globalThis.print()}>Print</Button>
        <LinkButton to={checkoutLink(orderId)}>Order and invoice</LinkButton>
        <LinkButton to={profileLink('payments')} variant="quiet">
          All payments
        </LinkButton>
      </p>
    </section>
  );
}
