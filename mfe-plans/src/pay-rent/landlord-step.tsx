import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField, TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { PhoneField } from '@aangan/shared-kit/ui/phone-field';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { FeeTable } from '../rent-fees/public.ts';
import { TenancyRows } from '../rent-tenancies/public.ts';
import { landlordForm, UPI } from './landlord-definition.ts';
import type { StepOf } from './load-payment.ts';
import { DO } from './pay-actions.ts';
import styles from './pay-rent.module.css';
import { KIND_WORDS, PAY_WORDS } from './pay-rent.words.ts';
import { SavedLandlords } from './saved-landlords.tsx';

/** A sum for which the fees are shown before anything is typed. */
const EXAMPLE_PAISE = 25_000_00;

const DESTINATIONS = [
  { value: 'bank', label: PAY_WORDS.bank },
  { value: UPI, label: PAY_WORDS.upi },
];

/** What is saved, then fees, then the form of a new landlord. A changed landlord has the form alone. */
export function LandlordStep(props: StepOf<'landlord'>) {
  const { kind, saved, changed } = props;
  const words = KIND_WORDS[kind];
  return (
    <>
      {saved && (
        <>
          <TenancyRows kind={kind} tenancies={saved.tenancies} />
          <SavedLandlords kind={kind} landlords={saved.landlords} />
          <FeeTable paise={EXAMPLE_PAISE} methods={saved.methods} />
        </>
      )}
      <Section aria-labelledby="payee">
        <h2 id="payee">{changed ? PAY_WORDS.changeAccount : words.newPayee}</h2>
        <LandlordFields {...props} />
      </Section>
    </>
  );
}

function LandlordFields({ kind, changed, dueId = '' }: StepOf<'landlord'>) {
  const form = usePageForm(landlordForm(changed?.id ?? ''), {
    defaults: { name: changed?.name ?? '', destination: changed?.destination.kind ?? 'bank' },
    hidden: { do: DO.landlord, landlord: changed?.id ?? '', due: dueId },
  });
  const { field } = form;
  const words = KIND_WORDS[kind];
  const typedCode = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <Form form={form} aria-labelledby="payee" className={styles.landlord}>
      <TextField label={words.payeeName} help={PAY_WORDS.nameHelp} autoComplete="off" {...field('name')} />
      <PhoneField label={words.payeePhone} help={PAY_WORDS.phoneHelp} {...field('phone')} autoComplete="off" />
      <SelectField label={PAY_WORDS.sendTo} options={DESTINATIONS} {...field('destination')} />
      <div className={styles.bank}>
        <TextField
          label={PAY_WORDS.accountNumber}
          help={PAY_WORDS.accountHelp}
          inputMode="numeric"
          {...typedCode}
          {...field('accountNumber')}
        />
        <TextField
          label={PAY_WORDS.ifsc}
          help={PAY_WORDS.ifscHelp}
          autoCapitalize="characters"
          {...typedCode}
          {...field('ifsc')}
        />
      </div>
      <div className={styles.upi}>
        <TextField
          label={PAY_WORDS.upi}
          help={PAY_WORDS.upiHelp}
          inputMode="email"
          autoCapitalize="none"
          {...typedCode}
          {...field('vpa')}
        />
      </div>
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {PAY_WORDS.check}
      </Button>
      <SmallText>
        {PAY_WORDS.checkHelp} {PAY_WORDS.free}
      </SmallText>
    </Form>
  );
}
