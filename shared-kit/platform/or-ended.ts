import type { HttpError } from './http.ts';

/**
 * What the secret of a link opens; null for a link that has ended. A secret of another form is refused with 400.
 * @throws any other failure
 */
export async function orEnded<T>(opened: Promise<T>): Promise<T | null> {
  try {
    return await opened;
  } catch (error) {
    if (hasEnded(error)) return null;
    throw error;
  }
}

/** By name: shell and remote each have their own copy of the class. */
function hasEnded(error: unknown): boolean {
  return (
    error instanceof Error && error.name === 'HttpError' && [400, 404, 410].includes((error as HttpError).status ?? 0)
  );
}
