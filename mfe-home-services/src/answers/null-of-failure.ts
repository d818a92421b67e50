import { HttpError } from '@aangan/shared-kit/platform/http';

/**
 * Null for a failed call: a page without the catalogue shows the general error, and the cart is still there.
 * @throws any other error
 * Source: services-and-platform, section 8 (catalog fetch failure).
 */
export function nullOfFailure(error: unknown): null {
  if (error instanceof HttpError) return null;
  throw error;
}
