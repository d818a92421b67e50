import { TextField } from '@aangan/shared-kit/ui/field';
import { useSignUp } from './sign-up-context.ts';
import { StepForm, SwitchMethod } from './step-form.tsx';

/** Asks for the e-mail of an existing account. */
export function EmailStep() {
  const { state, steps } = useSignUp();
  const { failure } = state;
  return (
    <StepForm
      action="Send OTP"
      onSubmit={() => void steps.submitEmail()}
      others={
        <>
          {state.accountEmail && <SwitchMethod onClick={steps.switchToPassword}>Use password instead</SwitchMethod>}
          <SwitchMethod onClick={() => void steps.switchToPhone()}>Use phone instead</SwitchMethod>
        </>
      }
    >
      <TextField
        label="E-mail of your account"
        name="account-email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        data-first
        value={state.accountEmail}
        onChange={({ target }) => steps.typed({ accountEmail: target.value })}
        error={failure?.field === 'accountEmail' || failure?.field === 'email' ? failure.message : undefined}
      />
    </StepForm>
  );
}
