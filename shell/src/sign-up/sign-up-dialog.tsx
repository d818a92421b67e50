import type { SignUpReason } from '@aangan/shared-kit/platform/platform';
import { Sheet } from '@aangan/shared-kit/ui/sheet';
import { useSheetHistory } from '@aangan/shared-kit/ui/sheet-history';
import { VisuallyHidden } from '@aangan/shared-kit/ui/visually-hidden';
import { type ComponentType, useEffect, useRef } from 'react';
import { CodeStep } from './code-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { EmailStep } from './email-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { ResetStep } from './reset-step.tsx';
import { SIGN_UP_SHEET } from './sheet-entry.ts';
import styles from './sign-up.module.css';
import { SIGN_UP_WORDS } from './sign-up.words.ts';
import { useSignUp } from './sign-up-context.ts';
import type { SignUpStep } from './sign-up-state.ts';

const STEPS = {
  phone: PhoneStep,
  details: DetailsStep,
  code: CodeStep,
  password: PasswordStep,
  email: EmailStep,
  reset: ResetStep,
} as const satisfies Record<SignUpStep, ComponentType>;

interface SignUpDialogProps extends Pick<SignUpReason, 'title' | 'why'> {
  /** Closed by the visitor, or at the end. */
  readonly onClosed: () => void;
}

/** Sign-up over the page, one step at a time. Back and Escape close it. */
export function SignUpDialog({ title, why, onClosed }: SignUpDialogProps) {
  const { state } = useSignUp();
  const { open, show, hide } = useSheetHistory(SIGN_UP_SHEET);
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(false);
  const done = state.account !== undefined || state.numberUpdated === true;
  const Step = STEPS[state.step];

  useEffect(() => {
    if (done) hide();
    else show();
  }, [done, show, hide]);

  // The invalid field gets the focus, else the first field of a step.
  const wrongField = state.busy ? undefined : state.failure?.field;
  useEffect(() => {
    if (!open) return;
    void state.step;
    const wrong = wrongField && body.current?.querySelector<HTMLElement>('[aria-invalid]');
    (wrong || body.current?.querySelector<HTMLElement>('[data-first]'))?.focus();
  }, [open, state.step, wrongField]);

  useEffect(() => {
    if (open) shown.current = true;
    else if (shown.current) onClosed();
  }, [open, onClosed]);

  return (
    <Sheet title={title} open={open} onClose={hide}>
      <div ref={body}>
        {why && state.step === 'phone' && <p className={styles.lead}>{why}</p>}
        <Step key={state.step} />
        <VisuallyHidden>
          <span role="status">{newsOf(state)}</span>
          <span role="alert">{state.failure?.field && state.failure.message}</span>
        </VisuallyHidden>
      </div>
    </Sheet>
  );
}

/** Announces what happened to screen readers. */
function newsOf({ step, sent }: { readonly step: SignUpStep; readonly sent: { readonly sentTo: string } | undefined }) {
  return sent && (step === 'code' || step === 'reset') ? SIGN_UP_WORDS.sent(sent.sentTo) : '';
}
