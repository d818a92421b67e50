import { nameError } from '@aangan/shared-kit/domain/name';
import { SIGN_UP_FAILED_MESSAGE, SIGN_UP_MESSAGES } from '@aangan/shared-kit/domain/sign-up-messages';
import { HttpError } from '@aangan/shared-kit/platform/http';
import type { SignUpFailure, SignUpField } from './sign-up-state.ts';

/** Shown while the browser itself reports that there is no network. */
export const OFFLINE_WORDS = 'You seem to be offline. We keep what you typed and continue when you are back online.';

/** Fields that the server's own messages belong to. */
const FIELD_OF_MESSAGE: Readonly<Record<string, SignUpField>> = {
  [SIGN_UP_MESSAGES.phone]: 'phone',
  [SIGN_UP_MESSAGES.name]: 'name',
  [SIGN_UP_MESSAGES.email]: 'email',
  [SIGN_UP_MESSAGES.otp]: 'code',
  [SIGN_UP_MESSAGES.password]: 'password',
  // The only validation error of a name.
  ...Object.fromEntries(['', '1234', 'a'.repeat(99)].map((name) => [nameError(name), 'name'])),
};

/**
 * The visitor's message for a failed call. Source: product-and-plans, section 8 (default alert of the sign-up).
 * @param field last typed field: a 4xx without a message is shown beside it
 */
export function failureOf(error: unknown, field?: SignUpField): SignUpFailure {
  if (!(error instanceof HttpError)) return { message: SIGN_UP_FAILED_MESSAGE, retry: true };
  if (error.kind !== 'status') {
    return { message: SIGN_UP_FAILED_MESSAGE, retry: true, ...(error.kind === 'network' && { offline: true }) };
  }
  const message = error.serverMessage ?? SIGN_UP_FAILED_MESSAGE;
  if (!isRefusal(error)) return { message, retry: error.status !== 429 };
  const at = FIELD_OF_MESSAGE[message] ?? (error.status === 400 ? field : undefined);
  return { message, ...(at && { field: at }) };
}

/** Whether the server refused the input, as opposed to a failure to process it. */
export function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.status !== undefined && error.status < 500 && error.status !== 429;
}

export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof HttpError && error.status === status;
}
