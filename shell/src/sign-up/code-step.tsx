import { CodeField } from './code-field.tsx';
import { Resend } from './resend.tsx';
import { SIGN_UP_WORDS } from './sign-up.words.ts';
import { useSignUp } from './sign-up-context.ts';
import type { SignUpState } from './sign-up-state.ts';
import { CHANNEL_WORDS } from './sign-up-words.ts';
import { KnownFact, StepForm, SwitchMethod } from './step-form.tsx';

/** Asks for the code that was sent. */
export function CodeStep() {
  const { state, steps } = useSignUp();
  const { sent, existing, emailLogin, otpOnly, task } = state;
  const taken = existing && state.accountCreated === false;
  return (
    <StepForm
      action={taken ? 'Log in instead' : 'Verify'}
      onSubmit={() => void steps.verify()}
      others={
        <>
          {existing && !emailLogin && state.phone && (
            <SwitchMethod onClick={steps.switchToPassword}>Use password instead</SwitchMethod>
          )}
          {existing && !emailLogin && task === 'log-in' && (
            <SwitchMethod onClick={steps.switchToEmail}>Use e-mail instead</SwitchMethod>
          )}
          {emailLogin && <SwitchMethod onClick={() => void steps.switchToPhone()}>Use phone instead</SwitchMethod>}
          {existing === false && !otpOnly && (
            <SwitchMethod onClick={() => steps.goTo('details')}>Change name or e-mail</SwitchMethod>
          )}
        </>
      }
    >
      {(sent || state.phone) && (
        <KnownFact name={emailLogin ? 'e-mail' : 'number'} onEdit={() => steps.goTo(emailLogin ? 'email' : 'phone')}>
          {sent ? <SentWords state={state} /> : SIGN_UP_WORDS.channel}
        </KnownFact>
      )}
      <CodeField />
      <Resend />
    </StepForm>
  );
}

/** The target of the code. */
export function SentWords({ state: { sent } }: { readonly state: SignUpState }) {
  if (!sent) return null;
  return (
    <>
      {SIGN_UP_WORDS.sentTo} <strong>{sent.sentTo}</strong>
      {CHANNEL_WORDS[sent.channel].sentBy}.
    </>
  );
}
