import { Button } from '@aangan/shared-kit/ui/button';
import { VisuallyHidden } from '@aangan/shared-kit/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { purposeOf } from './code-calls.ts';
import styles from './sign-up.module.css';
import { SIGN_UP_WORDS } from './sign-up.words.ts';
import { useSignUp } from './sign-up-context.ts';
import type { CodeChannel, CodePurpose } from './sign-up-state.ts';
import { CHANNEL_WORDS } from './sign-up-words.ts';

const TO_PHONE: readonly CodeChannel[] = ['SMS', 'VOICE', 'WHATSAPP'];

const CHANNELS = {
  login: TO_PHONE,
  'sign-up': TO_PHONE,
  'password-reset': TO_PHONE,
  email: ['EMAIL'],
  mobile: ['SMS'],
  secondary: ['SMS'],
} as const satisfies Record<CodePurpose, readonly CodeChannel[]>;

/** Another code: first the wait, then the channels to choose from. Only the end of the wait is announced. */
export function Resend() {
  const { state, steps } = useSignUp();
  const { sent, emailLogin } = state;
  const seconds = useSecondsUntil(sent?.resendAt ?? 0);
  const purpose = purposeOf(state);
  const channels = purpose === 'password-reset' && emailLogin ? CHANNELS.email : CHANNELS[purpose];
  return (
    <div className={styles.resend}>
      {seconds > 0 ? (
        <p>{SIGN_UP_WORDS.resendIn(clock(seconds))}</p>
      ) : (
        channels.map((channel) => (
          <Button key={channel} size="small" onClick={() => void steps.sendAgain(channel)}>
            {sent || channel !== 'SMS' ? CHANNEL_WORDS[channel].ask : 'Send SMS'}
          </Button>
        ))
      )}
      <VisuallyHidden>
        <span role="status">{sent && seconds === 0 ? SIGN_UP_WORDS.resendNow : ''}</span>
      </VisuallyHidden>
    </div>
  );
}

/** @example clock(75) // '1:15' */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whole seconds until a time (epoch ms), counted down to 0. */
function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now);
  const waiting = time > now;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  useEffect(() => {
    void time;
    setNow(Date.now());
  }, [time]);
  return Math.max(0, Math.ceil((time - now) / 1000));
}
