import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { Http, HttpError } from '@aangan/shared-kit/platform/http';
import { notFound } from '@aangan/shared-kit/platform/page';

/** Statuses of the server for an unknown or malformed id. */
const NO_SUCH_LISTING: readonly (number | undefined)[] = [400, 404];

/** One listing by its id; undefined for an id that is unknown or malformed. */
export async function findListing(
  http: Http,
  propertyId: string,
): Promise<CallAnswer<'GET /api/v1/property/{propertyId}'> | undefined> {
  try {
    return await http.request('GET /api/v1/property/{propertyId}', { params: { propertyId } });
  } catch (error) {
    if (hasStatus(error) && NO_SUCH_LISTING.includes(error.status)) return undefined;
    throw error;
  }
}

/** Like `findListing`, for a page about the listing. @throws notFound() */
export async function loadListing(http: Http, propertyId: string) {
  const found = await findListing(http, propertyId);
  if (!found) throw notFound();
  return found;
}

/** Compares by name, because shell and remote each have their own copy of the class. */
function hasStatus(error: unknown): error is Pick<HttpError, 'status'> {
  return error instanceof Error && error.name === 'HttpError' && 'status' in error;
}
