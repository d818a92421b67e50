import type { Landlord } from '@aangan/shared-kit/contracts/rent-landlords';
import { type Http, HttpError } from '@aangan/shared-kit/platform/http';

/** A landlord as who saved it sees it; undefined for flatmates, and after it was removed. */
export async function ownLandlord(http: Http, landlordId: string): Promise<Landlord | undefined> {
  try {
    return await http.request('GET /api/v1/rent-pay/landlords/{landlordId}', { params: { landlordId } });
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined;
    throw error;
  }
}
