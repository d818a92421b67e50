import { HttpError } from './http.ts';

/** Source: product-and-plans, section 8 (default alert). */
export const GENERAL_FAILURE = 'Something went wrong. Please try again.';

/** What the server said of a call that failed, or the general words. */
export function failureMessage(error: unknown): string {
  return (error instanceof HttpError && error.serverMessage) || GENERAL_FAILURE;
}
