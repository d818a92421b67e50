import { TextField } from '@aangan/shared-kit/ui/field';
import { type ClipboardEvent, useEffect } from 'react';
import { CODE_LENGTH, readCode } from './read-code.ts';
import styles from './sign-up.module.css';
import { SIGN_UP_WORDS } from './sign-up.words.ts';
import { useSignUp } from './sign-up-context.ts';
import type { SentCode } from './sign-up-state.ts';
import { codeFromSms } from './web-otp.ts';

/** One field for the whole code: typed, pasted, suggested by the keyboard or passed by the browser. */
export function CodeField() {
  const { state, steps } = useSignUp();
  const { sent, failure } = state;
  const sms = sent?.channel === 'SMS' ? `${sent.attempt}${sent.resendAt}` : undefined;
  useEffect(() => {
    if (sms === undefined) return;
    const ended = new AbortController();
    void codeFromSms(ended.signal).then((code) => {
      if (code !== undefined && !ended.signal.aborted) steps.typeCode(readCode(code));
    });
    return () => ended.abort();
  }, [sms, steps]);
  // A limit of six characters would cut off a pasted message.
  const paste = (event: ClipboardEvent) => {
    const code = readCode(event.clipboardData.getData('text'));
    if (code === '') return;
    event.preventDefault();
    steps.typeCode(code);
  };
  return (
    <div className={styles.code}>
      <TextField
        label="6-digit code"
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH}
        pattern="\d{6}"
        data-first
        value={state.code}
        onChange={({ target }) => steps.typeCode(readCode(target.value))}
        onPaste={paste}
        error={failure?.field === 'code' ? failure.message : undefined}
        help={sent && triesWords(sent)}
      />
    </div>
  );
}

/** Total number of attempts. */
const MOST_TRIES = 5;

function triesWords({ triesLeft }: SentCode): string | undefined {
  if (triesLeft >= MOST_TRIES) return undefined;
  if (triesLeft === 0) return SIGN_UP_WORDS.noTries;
  return triesLeft === 1 ? '1 try is left.' : `${triesLeft} tries are left.`;
}
