import type { Order } from '@aangan/shared-kit/contracts/orders';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { Link } from '@aangan/shared-kit/platform/router';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { Section } from '@aangan/shared-kit/ui/layout';
import { lazy, Suspense } from 'react';
import styles from './checkout.module.css';
import { PAY_WORDS } from './pay.words.ts';
import { choiceLink, type PriceChoice } from './price-choices.tsx';

const QrCode = lazy(async () => ({ default: (await import('@aangan/shared-kit/ui/qr-code')).QrCode }));

/** A payment that waits for its buyer: the way to the gateway's page or the UPI app, and to another way to pay. */
export function PaymentUnderWay({ order, choice }: { readonly order: Order; readonly choice: PriceChoice }) {
  const { id, payment } = order;
  if (!payment?.payUrl) return null;
  const { method, payUrl, scanUrl, paise } = payment;
  const isUpi = method === 'upi';
  return (
    <Section gap={12} aria-labelledby="under-way">
      <h2 id="under-way">Pay {formatPaise(paise)}</h2>
      {isUpi && scanUrl !== null && (
        <div className={styles.scan}>
          <Suspense fallback={<div className={styles.code} />}>
            <div className={styles.code}>
              <QrCode text={scanUrl} label={PAY_WORDS.qrAlt} />
            </div>
          </Suspense>
          <p>{PAY_WORDS.scan}</p>
        </div>
      )}
      {method === 'upi-collect' && <p>{PAY_WORDS.confirmUpi}</p>}
      <LinkButton to={payUrl} reloadDocument variant="primary" wide>
        {isUpi ? PAY_WORDS.openUpi : PAY_WORDS.openPayment}
      </LinkButton>
      <Link to={choiceLink(id, choice)} replace>
        Pay in another way
      </Link>
    </Section>
  );
}
