import type { LandlordPayment } from '@aangan/shared-kit/contracts/rent-landlord-side';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import type { DueStep } from '@aangan/shared-kit/domain/rent/payment-states';
import { SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import styles from './landlord-payments.module.css';
import {
  arrivedWords,
  DISPUTE_KIND_WORDS,
  DISPUTE_STATE_WORDS,
  LANDLORD_STEP_WORDS,
  paymentTitle,
  LANDLORD_PAYMENT_WORDS as WORDS,
} from './landlord-payments.words.ts';
import { ReportForm } from './report-form.tsx';

const TONES = {
  initiated: 'plain',
  received: 'information',
  sent: 'information',
  arrived: 'good',
  returned: 'bad',
  'on-hold': 'information',
  refunding: 'attention',
  refunded: 'plain',
  cancelled: 'plain',
} as const satisfies Record<DueStep, unknown>;

interface PaymentRowProps {
  readonly landlordId: string;
  readonly payment: LandlordPayment;
}

/** One payment with its references, its report, and the form that reports it. */
export function PaymentRow({ landlordId, payment }: PaymentRowProps) {
  const { paise, step, bankReference, reference, arrivedOn, dispute } = payment;
  return (
    <li className={styles.payment}>
      <SplitRow>
        <div className={styles.facts}>
          <strong>{paymentTitle(payment)}</strong>
          {arrivedOn !== null && <SmallText as="span">{arrivedWords(arrivedOn)}</SmallText>}
        </div>
        <div className={styles.facts}>
          <strong>{formatPaise(paise)}</strong>
          <StatusLabel tone={TONES[step]}>{LANDLORD_STEP_WORDS[step]}</StatusLabel>
        </div>
      </SplitRow>
      <SmallText>
        {bankReference !== null && `${WORDS.bankReference} ${bankReference} · `}
        {WORDS.reference} {reference}
      </SmallText>
      {dispute && <Report {...dispute} />}
      {payment.disputeKinds.length > 0 && <ReportForm landlordId={landlordId} payment={payment} />}
    </li>
  );
}

/** What the landlord has reported, and what staff answered. */
function Report({ kind, text, state, answer }: NonNullable<LandlordPayment['dispute']>) {
  return (
    <div className={styles.report}>
      <p>
        {WORDS.reported}: {DISPUTE_KIND_WORDS[kind]}. “{text}”
      </p>
      <p>{DISPUTE_STATE_WORDS[state]}</p>
      {answer !== null && (
        <p>
          {WORDS.answer}: {answer}
        </p>
      )}
    </div>
  );
}
