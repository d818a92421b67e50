import { type ExpiringStorage, expiringStorage } from '@aangan/shared-kit/platform/expiring-storage';
import { PENDING_SIGN_UP } from './pending-sign-up.ts';
import type { SentCode, SignUpState } from './sign-up-state.ts';
import type { Transition } from './sign-up-transitions.ts';

/** A code expires after this time. */
const SAVED_MINUTES = 10;

interface SavedAttempt {
  /** Name of the flow. */
  readonly flow: string;
  readonly sent: SentCode;
}

/** The attempt of this tab, saved for a reload while its code is awaited. */
interface AttemptStore {
  /** Saves the attempt while a code is awaited, and deletes it otherwise. */
  save(state: SignUpState): void;
  clear(): void;
  /** Resumes the saved attempt; undefined when there is none. */
  resume(): Transition | undefined;
}

/**
 * Uses the tab's session storage, because the attempt must outlive the document only: phones unload a page while its
 * visitor reads the SMS. It contains the attempt's opaque id, which only this browser can use, the masked number and
 * times. It never contains a code, a password, a whole number, a name or an address. So a new account is then made from
 * phone and code.
 * @param now epoch ms
 */
export function attemptStore(flow: string, storage: () => Storage, now: () => number): AttemptStore {
  const saved: ExpiringStorage = expiringStorage(storage, now);
  return {
    save({ sent, account }) {
      if (!sent || account) return saved.remove(PENDING_SIGN_UP);
      const attempt: SavedAttempt = { flow, sent };
      saved.set(PENDING_SIGN_UP, attempt, Math.min(SAVED_MINUTES, (sent.expiresAt - now()) / 60_000));
    },
    clear: () => saved.remove(PENDING_SIGN_UP),
    resume() {
      const attempt = saved.get(PENDING_SIGN_UP, isSavedAttempt);
      return attempt && resumed(attempt.sent);
    },
  };
}

function resumed(sent: SentCode): Transition {
  return (state) => ({
    ...state,
    sent,
    step: sent.purpose === 'password-reset' ? 'reset' : 'code',
    existing: sent.purpose !== 'sign-up',
    emailLogin: sent.purpose === 'email',
    otpOnly: sent.purpose === 'sign-up',
  });
}

function isSavedAttempt(value: unknown): value is SavedAttempt {
  if (typeof value !== 'object' || value === null || !('sent' in value)) return false;
  const { sent } = value;
  return typeof sent === 'object' && sent !== null && 'attempt' in sent && 'purpose' in sent && 'resendAt' in sent;
}
