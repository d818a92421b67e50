import { HttpError } from './http.ts';

/** Source: product-and-plans, section 8 (default alert). */
export const GENERAL_FAILURE = 'Something went wrong. Please try again.';

/** The server's message of a failed call, or the general one. */
export function failureMessage(error: unknown): string {
  return (error instanceof HttpError && error.serverMessage) || GENERAL_FAILURE;
}
