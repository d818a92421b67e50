import { HttpError } from '@aangan/shared-kit/platform/http';
import { notFound } from '@aangan/shared-kit/platform/page';

/** Another person’s session, an ended link and a malformed id are the same: there is no such page. */
export function unknownIsNotFound(error: unknown): never {
  if (error instanceof HttpError && (error.status === 404 || error.status === 400)) throw notFound();
  throw error;
}
