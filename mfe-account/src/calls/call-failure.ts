import { HttpError } from '@aangan/shared-kit/platform/http';
import { notFound } from '@aangan/shared-kit/platform/page';

/** The status and message of a failed call, where it has them. */
export function failureOf(error: unknown): {
  readonly status?: number | undefined;
  readonly words?: string | undefined;
} {
  return error instanceof HttpError ? { status: error.status, words: error.serverMessage } : {};
}

/** For loaders: turns the error for an unknown or malformed id into a 404 page. @throws notFound() */
export async function orNotFound<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const { status } = failureOf(error);
    if (status === 400 || status === 404) throw notFound();
    throw error;
  }
}
