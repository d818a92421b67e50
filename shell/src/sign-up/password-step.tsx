import { TextField } from '@aangan/shared-kit/ui/field';
import { fullNumber } from './phone-number.ts';
import { useSignUp } from './sign-up-context.ts';
import { KnownFact, StepForm, SwitchMethod } from './step-form.tsx';

/** Asks for the password of an account. The password stays in its field and is not stored. */
export function PasswordStep() {
  const { state, steps } = useSignUp();
  const { emailLogin, failure } = state;
  const account = emailLogin ? state.accountEmail : fullNumber(state.country, state.phone);
  return (
    <StepForm
      action="Log in"
      onSubmit={(fields) => void steps.submitPassword(String(fields.get('password')))}
      repeatable={false}
      others={
        <>
          <SwitchMethod onClick={() => void steps.forgotPassword()}>Forgot password?</SwitchMethod>
          <SwitchMethod onClick={() => (emailLogin ? void steps.submitEmail() : void steps.switchToPhone())}>
            Use OTP instead
          </SwitchMethod>
        </>
      }
    >
      <KnownFact name={emailLogin ? 'e-mail' : 'number'} onEdit={() => steps.goTo(emailLogin ? 'email' : 'phone')}>
        Log in as <strong>{account}</strong>.
      </KnownFact>
      {/* Lets password managers store both together. */}
      <input type="hidden" name="username" autoComplete="username" value={account} />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        data-first
        error={failure?.field === 'password' ? failure.message : undefined}
      />
    </StepForm>
  );
}
