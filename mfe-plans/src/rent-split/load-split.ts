import { HttpError } from '@aangan/shared-kit/platform/http';
import { notFound, type PageArgs } from '@aangan/shared-kit/platform/page';

/** A shared rent, for its members. */
export async function loadSplit({ params, platform: { http } }: PageArgs) {
  const tenancyId = params.tenancyId ?? '';
  try {
    return await http.request('GET /api/v1/rent-pay/tenancies/{tenancyId}/flatmates', { params: { tenancyId } });
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}
