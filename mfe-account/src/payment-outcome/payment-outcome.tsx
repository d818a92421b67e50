import type { Payment } from '@aangan/shared-kit/contracts/payments';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { useEffect, useState } from 'react';
import styles from './payment-outcome.module.css';
import { isAwaited, PAYMENT_WORDS } from './payment-words.ts';

/** ms between two polls, and the number of polls before the visitor has to press a button. */
const LOOK_EVERY_MS = 2_000;
const LOOKS = 15;

interface PaymentOutcomeProps {
  readonly payment: Payment;
  /** The gateway's page could not be opened. */
  readonly trouble: boolean;
  /** Path that the gateway leads back to. */
  readonly returnTo: string;
}

/** Shows the state of the payment that the visitor returns from. Reloading the page has no side effect. */
export function PaymentOutcome({ payment, trouble, returnTo }: PaymentOutcomeProps) {
  const { state, paise, checkoutUrl } = payment;
  const { revalidate, state: revalidation } = useRevalidator();
  const [looks, setLooks] = useState(0);
  const looking = isAwaited(state) && looks < LOOKS;
  const words = PAYMENT_WORDS[state];

  useEffect(() => {
    if (!looking) return;
    // The page's loader fetches the payment. The timer only triggers it.
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      void revalidate();
    }, LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [looking, looks, revalidate]);

  return (
    <AlertNote
      tone={trouble ? 'error' : words.note}
      {...(isAwaited(state) && !looking && { onRetry: () => void revalidate(), busy: revalidation === 'loading' })}
    >
      <p>{trouble ? 'The payment page could not be opened. Nothing was charged.' : words.say(formatPaise(paise))}</p>
      {checkoutUrl && (
        <p>
          <a className={styles.pay} href={`${checkoutUrl}?return=${encodeURIComponent(returnTo)}`}>
            {isAwaited(state) ? 'Back to the payment page' : `Pay ${formatPaise(paise)}`}
          </a>
        </p>
      )}
    </AlertNote>
  );
}
