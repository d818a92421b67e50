import { HttpError } from '@aangan/shared-kit/platform/http';
import { notFound } from '@aangan/shared-kit/platform/page';

/** What a failed call says, as far as it does. */
export function failureOf(error: unknown): {
  readonly status?: number | undefined;
  readonly words?: string | undefined;
} {
  return error instanceof HttpError ? { status: error.status, words: error.serverMessage } : {};
}

/** For a loader: an id that is unknown, or no id at all, is a page that does not exist. @throws notFound() */
export async function orNotFound<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const { status } = failureOf(error);
    if (status === 400 || status === 404) throw notFound();
    throw error;
  }
}
