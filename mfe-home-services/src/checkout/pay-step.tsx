import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { ActionBar } from '@aangan/shared-kit/ui/action-bar';
import { Button } from '@aangan/shared-kit/ui/button';
import { Form } from '@aangan/shared-kit/ui/form';
import { Bullets, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { addressLine } from '../address-book/public.ts';
import styles from './checkout.module.css';
import { CHECKOUT_WORDS } from './checkout.words.ts';
import { PAY_FORM } from './checkout-forms.ts';
import { INTENTS } from './checkout-intents.ts';
import { stepLinks } from './checkout-step.ts';
import { ChosenRow } from './chosen-row.tsx';
import type { StepProps } from './load-checkout.ts';
import { offersPayAfter, PAY_FIRST_EXPERIMENT } from './pay-experiment.ts';

/** What was chosen, when to pay, and what a cancellation costs. */
export function PayStep({ booking, address, wallet, leadId }: StepProps) {
  const { experiments } = usePlatform();
  const { id, servicingDate, cancelTerms } = booking;
  const links = stepLinks(id);
  const balance = wallet?.isEnabled ? (wallet.balancePaise ?? 0) : 0;
  return (
    <div className={styles.step}>
      {address && (
        <ChosenRow title={CHECKOUT_WORDS.address} to={links.address}>
          {addressLine(address)}
        </ChosenRow>
      )}
      <ChosenRow title={CHECKOUT_WORDS.slot} to={links.slot(address?.id ?? '')}>
        {servicingDate}
      </ChosenRow>
      <Section aria-labelledby="payment">
        <h2 id="payment">{CHECKOUT_WORDS.payment}</h2>
        {balance > 0 && <p>{CHECKOUT_WORDS.wallet(balance)}</p>}
        <PayForm
          booking={booking}
          leadId={leadId}
          offersAfter={offersPayAfter(experiments.bucketOf(PAY_FIRST_EXPERIMENT))}
        />
      </Section>
      <Section aria-labelledby="terms">
        <h2 id="terms">{CHECKOUT_WORDS.terms}</h2>
        <Bullets className={styles.terms}>
          {cancelTerms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </Bullets>
      </Section>
    </div>
  );
}

interface PayFormProps extends Pick<StepProps, 'booking' | 'leadId'> {
  readonly offersAfter: boolean;
}

function PayForm({ booking: { totalPaise }, leadId, offersAfter }: PayFormProps) {
  const form = usePageForm(PAY_FORM, {
    defaults: { payWhen: 'first' },
    hidden: { intent: INTENTS.pay },
  });
  const field = form.field('payWhen');
  const options = [
    { value: 'first', label: CHECKOUT_WORDS.first, help: CHECKOUT_WORDS.firstHelp },
    { value: 'after', label: CHECKOUT_WORDS.after, help: CHECKOUT_WORDS.afterHelp },
  ];
  return (
    <Form form={form} aria-labelledby="payment">
      <input type="hidden" name="leadId" value={leadId ?? ''} />
      {offersAfter ? (
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">{CHECKOUT_WORDS.payment}</legend>
          {options.map(({ value, label, help }) => (
            <label key={value} className={styles.choice}>
              <input type="radio" name={field.name} value={value} defaultChecked={value === field.defaultValue} />
              <span>
                <strong>{label}</strong>
                <SmallText as="span">{help}</SmallText>
              </span>
            </label>
          ))}
        </fieldset>
      ) : (
        <>
          <input type="hidden" name={field.name} value="first" />
          <SmallText>{CHECKOUT_WORDS.payFirst}</SmallText>
        </>
      )}
      <ActionBar>
        <Button type="submit" variant="primary" wide busy={form.busy}>
          {offersAfter ? CHECKOUT_WORDS.confirm : CHECKOUT_WORDS.payNow(totalPaise)}
        </Button>
      </ActionBar>
    </Form>
  );
}
