import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { Draft } from '@aangan/shared-kit/contracts/posting';
import type { Http } from '@aangan/shared-kit/platform/http';

/** What the owner checks before publishing, beside the draft. */
export interface LoadedConfirm {
  readonly photos: CallAnswer<'GET /api/v1/property/manage/{propertyId}/photos'>;
  /** Address of a small copy of the cover; undefined without photos, and while the copies are made. */
  readonly cover: string | undefined;
  readonly slots: CallAnswer<'GET /api/v1/slot/{propertyId}/available'>;
  /** Name of the locality; undefined until one is chosen. */
  readonly locality: string | undefined;
}

export async function loadConfirm(http: Http, { id, city, values }: Draft): Promise<LoadedConfirm> {
  const params = { propertyId: id };
  const [photos, { uploads }, slots, { localities }] = await Promise.all([
    http.request('GET /api/v1/property/manage/{propertyId}/photos', { params }),
    http.request('GET /api/v1/uploads', { query: { kind: 'listing-photo', subject: id } }),
    http.request('GET /api/v1/slot/{propertyId}/available', { params }),
    http.request('GET /api/v1/localities/city/{city}', { params: { city } }),
  ]);
  return {
    photos,
    cover: uploads.find(({ id: upload }) => upload === photos.photos[0]?.id)?.picture?.renditions.at(1)?.webp,
    slots,
    locality: localities.find((each) => each.id === values.localityId)?.name,
  };
}
