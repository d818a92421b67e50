import { TextField } from '@aangan/shared-kit/ui/field';
import { CodeField } from './code-field.tsx';
import { SentWords } from './code-step.tsx';
import { Resend } from './resend.tsx';
import styles from './sign-up.module.css';
import { SIGN_UP_WORDS } from './sign-up.words.ts';
import { useSignUp } from './sign-up-context.ts';
import { StepForm, SwitchMethod } from './step-form.tsx';

/** Sets a new password with a code that was sent for this purpose. */
export function ResetStep() {
  const { state, steps } = useSignUp();
  const { failure } = state;
  return (
    <StepForm
      action={SIGN_UP_WORDS.savePassword}
      onSubmit={(fields) => void steps.submitNewPassword(String(fields.get('password')))}
      repeatable={false}
      others={<SwitchMethod onClick={() => void steps.switchToPhone()}>Use OTP instead</SwitchMethod>}
    >
      <p className={styles.lead}>
        <SentWords state={state} />
      </p>
      <CodeField />
      <TextField
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        help={SIGN_UP_WORDS.passwordHelp}
        error={failure?.field === 'password' ? failure.message : undefined}
      />
      <Resend />
    </StepForm>
  );
}
