import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { feePaise, type RentMethod } from '@aangan/shared-kit/domain/rent/fee';
import { checkoutLink } from '@aangan/shared-kit/links/account';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { Form } from '@aangan/shared-kit/ui/form';
import { ActionsRow, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import { FEE_WORDS, RENT_METHOD_WORDS } from '../rent-fees/public.ts';
import styles from './due.module.css';
import { DUE_WORDS, payWords } from './due.words.ts';
import { DO } from './due-actions.ts';
import type { Paying } from './load-due.ts';

/** The last look before the payment page: the sum, and each way to pay with its fee and arrival day. */
export function PayStep({ share, methods, hidesCards }: Paying) {
  const { now } = usePlatform();
  const form = useActionForm({ do: DO.pay, share: share.id, after: share.orderId ?? '' });
  const [method, setMethod] = useState<RentMethod>(share.method ?? 'upi');
  const day = indiaDay(now);
  const fee = feePaise(method, share.paise, day);
  return (
    <Section id="pay" aria-labelledby="pay-title">
      <h2 id="pay-title">{DUE_WORDS.payTitle}</h2>
      {share.state === 'paying' && share.orderId !== null && (
        <>
          <AlertNote tone="info">{DUE_WORDS.began}</AlertNote>
          <ActionsRow>
            <LinkButton to={checkoutLink(share.orderId)}>{DUE_WORDS.goOn}</LinkButton>
          </ActionsRow>
        </>
      )}
      <Form form={form} aria-labelledby="pay-title">
        <fieldset className={styles.methods}>
          <legend>{DUE_WORDS.method}</legend>
          {methods.map((each) => (
            <label key={each.method} className={styles.method}>
              <input
                type="radio"
                name="method"
                value={each.method}
                defaultChecked={each.method === method}
                onChange={() => setMethod(each.method)}
              />
              <span>
                <strong>
                  {RENT_METHOD_WORDS[each.method]}: {feeWords(feePaise(each.method, share.paise, day))}
                </strong>
                <SmallText as="span">{DUE_WORDS.arrives(each.arrivalDay)}</SmallText>
              </span>
            </label>
          ))}
        </fieldset>
        <SmallText>
          {hidesCards && DUE_WORDS.cardRule} {FEE_WORDS.holidays}
        </SmallText>
        <div className={styles.bar}>
          <Button type="submit" variant="primary" wide busy={form.busy}>
            {payWords(share.paise + fee)}
          </Button>
        </div>
      </Form>
    </Section>
  );
}

function feeWords(paise: number): string {
  return paise === 0 ? DUE_WORDS.noFee : `${DUE_WORDS.fee} ${formatPaise(paise)}`;
}
