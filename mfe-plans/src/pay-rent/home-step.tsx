import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField, TextAreaField, TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { MoneyField } from '@aangan/shared-kit/ui/money-field';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { BankAnswer } from './bank-answer.tsx';
import { homeForm, NO_PAN } from './home-definition.ts';
import type { StepOf } from './load-payment.ts';
import { DO } from './pay-actions.ts';
import { KIND_WORDS, PAY_WORDS } from './pay-rent.words.ts';

const PAN_CHOICES = [
  { value: '', label: PAY_WORDS.panKnown },
  { value: NO_PAN, label: PAY_WORDS.panNone },
];

/** What the bank says about the account, and the home that is paid for. */
export function HomeStep(props: StepOf<'home'>) {
  const { kind, landlord } = props;
  return (
    <>
      <BankAnswer kind={kind} landlord={landlord} />
      {landlord.check.state !== 'invalid' && <HomeFields {...props} />}
    </>
  );
}

function HomeFields({ kind, landlord, tenancy, newKey }: StepOf<'home'>) {
  const asksPan = kind === 'rent' && landlord.pan === null;
  const form = usePageForm(homeForm({ of: tenancy?.id ?? landlord.id, asksPan }), {
    defaults: {
      dueDay: String(tenancy?.dueDay ?? 5),
      pan: landlord.hasNoPan ? NO_PAN : '',
      ...(tenancy && { home: tenancy.home, monthly: String(tenancy.monthlyPaise / 100) }),
    },
    hidden: { do: DO.home, landlord: landlord.id, tenancy: tenancy?.id ?? '' },
  });
  const { field } = form;
  return (
    <Form form={form} aria-label={PAY_WORDS.steps.home}>
      <input type="hidden" name="key" value={newKey} />
      <TextAreaField
        label={PAY_WORDS.homeLabel}
        help={PAY_WORDS.homeHelp}
        autoComplete="street-address"
        rows={3}
        {...field('home')}
      />
      <MoneyField label={KIND_WORDS[kind].monthly} {...field('monthly')} />
      <TextField
        label={PAY_WORDS.dueDay}
        help={PAY_WORDS.dueDayHelp}
        inputMode="numeric"
        autoComplete="off"
        {...field('dueDay')}
      />
      {asksPan && (
        <>
          <SelectField label={PAY_WORDS.pan} options={PAN_CHOICES} {...field('pan')} />
          <TextField
            label={PAY_WORDS.landlordPan}
            help={PAY_WORDS.panHelp}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...field('landlordPan')}
          />
        </>
      )}
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {tenancy ? PAY_WORDS.saveHome : PAY_WORDS.goOn}
      </Button>
    </Form>
  );
}
