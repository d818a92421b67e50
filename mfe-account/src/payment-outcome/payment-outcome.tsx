import type { Payment } from '@aangan/shared-kit/contracts/payments';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import styles from './payment-outcome.module.css';
import { isAwaited, PAYMENT_WORDS } from './payment-words.ts';

interface PaymentOutcomeProps {
  readonly payment: Payment;
  /** The gateway's page could not be opened. */
  readonly trouble: boolean;
  /** Path that the gateway leads back to. */
  readonly returnTo: string;
}

/** Shows the state of the payment that the visitor returns from. Reloading the page has no side effect. */
export function PaymentOutcome({ payment, trouble, returnTo }: PaymentOutcomeProps) {
  const { id, state, paise, checkoutUrl } = payment;
  const { revalidate, state: revalidation } = useRevalidator();
  const words = PAYMENT_WORDS[state];
  const awaited = isAwaited(state);
  // The page's loader fetches the payment; the update only triggers it.
  useLive('payment-state', awaited ? { paymentId: id } : undefined, (now) => {
    if (now.state !== state) void revalidate();
  });

  return (
    <AlertNote
      tone={trouble ? 'error' : words.note}
      {...(awaited && { onRetry: () => void revalidate(), busy: revalidation === 'loading' })}
    >
      <p>{trouble ? 'The payment page could not be opened. Nothing was charged.' : words.say(formatPaise(paise))}</p>
      {checkoutUrl && (
        <p>
          <a className={styles.pay} href={`${checkoutUrl}?return=${encodeURIComponent(returnTo)}`}>
            {awaited ? 'Back to the payment page' : `Pay ${formatPaise(paise)}`}
          </a>
        </p>
      )}
    </AlertNote>
  );
}
