import { PRIVACY_LINK, TERMS_LINK } from '@aangan/shared-kit/links/account';
import { TextField } from '@aangan/shared-kit/ui/field';
import { fullNumber } from './phone-number.ts';
import styles from './sign-up.module.css';
import { useSignUp } from './sign-up-context.ts';
import { KnownFact, StepForm, SwitchMethod } from './step-form.tsx';

/** Asks new users for their name and e-mail. */
export function DetailsStep() {
  const { state, steps } = useSignUp();
  const { failure } = state;
  return (
    <StepForm
      action="Send OTP"
      onSubmit={() => void steps.submitDetails()}
      others={<SwitchMethod onClick={() => void steps.skipDetails()}>Continue with the number alone</SwitchMethod>}
    >
      <KnownFact name="number" onEdit={() => steps.goTo('phone')}>
        <strong>{fullNumber(state.country, state.phone)}</strong> is new here. Create your account.
      </KnownFact>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        data-first
        value={state.name}
        onChange={({ target }) => steps.typed({ name: target.value })}
        error={failure?.field === 'name' ? failure.message : undefined}
      />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        value={state.email}
        onChange={({ target }) => steps.typed({ email: target.value })}
        error={failure?.field === 'email' ? failure.message : undefined}
      />
      <label className={styles.tick}>
        <input
          type="checkbox"
          name="whatsapp"
          checked={state.whatsAppOptIn}
          onChange={({ target }) => steps.typed({ whatsAppOptIn: target.checked })}
        />
        Send me updates on WhatsApp
      </label>
      <p className={styles.terms}>
        By creating an account you agree to our{' '}
        <a href={TERMS_LINK} target="_blank" rel="noopener">
          terms<span className="visually-hidden"> (opens in a new tab)</span>
        </a>{' '}
        and{' '}
        <a href={PRIVACY_LINK} target="_blank" rel="noopener">
          privacy policy<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        .
      </p>
    </StepForm>
  );
}
