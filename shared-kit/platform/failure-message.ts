import { HttpError } from './http.ts';

/** Source: product-and-plans, section 8 (default alert). */
export const GENERAL_FAILURE = 'Something went wrong. Please try again.';

/** The browser has no network: nothing was sent, and the page keeps what was typed. */
export const OFFLINE_FAILURE = 'You are offline. What you typed is kept. Try again when you are online.';

/**
 * The server's message of a failed call; without one that the browser is offline, or the general message.
 * @param otherwise the message when there is neither
 */
export function failureMessage(error: unknown, otherwise = GENERAL_FAILURE): string {
  if (error instanceof HttpError && error.kind === 'status') return error.serverMessage || otherwise;
  return isOffline() ? OFFLINE_FAILURE : otherwise;
}

/** Whether the same attempt may succeed later: the message gives no reason that lasts. */
export function mayPass(problem: string | undefined): boolean {
  return problem === GENERAL_FAILURE || problem === OFFLINE_FAILURE;
}

/** A server has no such property. */
function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
