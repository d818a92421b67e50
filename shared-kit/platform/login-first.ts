import { expiringStorage } from './expiring-storage.ts';
import { type SignUpFlow, type SignUpReason, usePlatform } from './platform.ts';
import { useResumedAction } from './resumed-action.ts';

/** A login that has to come before something is sent. */
export interface LoginFirst {
  readonly flow: SignUpFlow | SignUpReason;
  /** Names what waits, unique on its page. Its input is saved until the login, so it must hold no secret. */
  readonly resume: string;
}

const DAY_MINUTES = 24 * 60;

/**
 * Sends after a login. If the login reloads the page, what was to be sent is sent then.
 * @param send usually runs a mutation
 * @returns the function that asks for the login and then sends
 * @example const save = useLoginFirst({ flow: 'account', resume: 'save-search' }, saving.run);
 */
export function useLoginFirst<Input>(
  { flow, resume }: LoginFirst,
  send: (input: Input) => Promise<unknown>,
): (input: Input) => Promise<void> {
  const { signUp } = usePlatform();
  const storage = expiringStorage(() => sessionStorage, Date.now);
  const key = `waits-for-login:${resume}`;

  useResumedAction(resume, () => {
    const waiting = storage.get(key, isWaiting<Input>);
    storage.remove(key);
    if (waiting) void send(waiting.input);
  });

  return async (input) => {
    storage.set(key, { input }, DAY_MINUTES);
    const loggedIn = await signUp.require(flow, { resume });
    storage.remove(key);
    if (loggedIn) await send(input);
  };
}

/** Only this file writes the key. */
function isWaiting<Input>(value: unknown): value is { readonly input: Input } {
  return typeof value === 'object' && value !== null && 'input' in value;
}
