import { PRIVACY_LINK, TERMS_LINK } from '@aangan/shared-kit/links/account';
import { TextField } from '@aangan/shared-kit/ui/field';
import { fullNumber } from './phone-number.ts';
import styles from './sign-up.module.css';
import { SIGN_UP_WORDS } from './sign-up.words.ts';
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
      others={<SwitchMethod onClick={() => void steps.skipDetails()}>{SIGN_UP_WORDS.numberOnly}</SwitchMethod>}
    >
      <KnownFact name="number" onEdit={() => steps.goTo('phone')}>
        <strong>{fullNumber(state.country, state.phone)}</strong> {SIGN_UP_WORDS.isNew}
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
        {SIGN_UP_WORDS.whatsApp}
      </label>
      <p className={styles.terms}>
        {SIGN_UP_WORDS.agree}{' '}
        <a href={TERMS_LINK} target="_blank" rel="noopener">
          terms<span className="visually-hidden"> {SIGN_UP_WORDS.newTab}</span>
        </a>{' '}
        {SIGN_UP_WORDS.and}{' '}
        <a href={PRIVACY_LINK} target="_blank" rel="noopener">
          privacy policy<span className="visually-hidden"> {SIGN_UP_WORDS.newTab}</span>
        </a>
        .
      </p>
    </StepForm>
  );
}
