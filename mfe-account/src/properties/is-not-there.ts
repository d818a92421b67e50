import type { HttpError } from '@aangan/shared-kit/platform/http';

/** Whether a call was refused because there is no such thing. By name: shell and remote have a copy of the class each. */
export function isNotThere(error: unknown): error is HttpError {
  return error instanceof Error && error.name === 'HttpError' && [400, 404].includes((error as HttpError).status ?? 0);
}
