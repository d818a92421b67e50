import { SelectField, TextField } from '@aangan/shared-kit/ui/field';
import { useMemo } from 'react';
import { DIAL_CODES, dialCodeOf } from './dial-codes.ts';
import styles from './sign-up.module.css';
import { useSignUp } from './sign-up-context.ts';
import { TASK_LEADS } from './sign-up-words.ts';
import { StepForm } from './step-form.tsx';

/** Asks for the number. */
export function PhoneStep() {
  const { state, steps } = useSignUp();
  const countries = useMemo(countryOptions, []);
  return (
    <StepForm action={state.task === 'log-in' ? 'Continue' : 'Send OTP'} onSubmit={() => void steps.submitPhone()}>
      <p className={styles.lead}>{TASK_LEADS[state.task]}</p>
      <SelectField
        label="Country"
        name="country"
        autoComplete="country"
        options={countries}
        value={state.country}
        onChange={({ target }) => steps.typed({ country: target.value })}
      />
      <TextField
        label="Mobile number"
        name="phone"
        type="tel"
        autoComplete="tel-national"
        prefix={dialCodeOf(state.country)}
        data-first
        value={state.phone}
        onChange={({ target }) => steps.typed({ phone: target.value })}
        error={state.failure?.field === 'phone' ? state.failure.message : undefined}
      />
    </StepForm>
  );
}

/** India first, the others by name. */
function countryOptions() {
  const names = new Intl.DisplayNames('en-IN', { type: 'region' });
  const [india, ...others] = DIAL_CODES.map(({ country, dialCode }) => ({
    value: country,
    label: `${names.of(country) ?? country} (${dialCode})`,
  }));
  others.sort((one, other) => one.label.localeCompare(other.label, 'en-IN'));
  return india ? [india, ...others] : others;
}
