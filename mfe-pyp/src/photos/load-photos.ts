import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { Draft } from '@aangan/shared-kit/contracts/posting';
import type { Http } from '@aangan/shared-kit/platform/http';
import { PHOTO_KIND, VIDEO_KIND } from './upload-kinds.ts';

type UploadList = CallAnswer<'GET /api/v1/uploads'>;
type PhotoRequest = CallAnswer<'GET /api/v1/user/photo-requests'>['listings'][number];

/** What the step shows, beside the draft. */
export interface LoadedPhotos {
  readonly about: CallAnswer<'GET /api/v1/property/manage/{propertyId}/photos'>;
  readonly photos: UploadList;
  readonly video: UploadList;
  /** Photos that seekers asked for; undefined when nobody did. */
  readonly asked: PhotoRequest | undefined;
}

/** Photos and video of a draft or listing. */
export async function loadPhotos(http: Http, { id, state }: Draft): Promise<LoadedPhotos> {
  const [about, photos, video, requests] = await Promise.all([
    http.request('GET /api/v1/property/manage/{propertyId}/photos', { params: { propertyId: id } }),
    http.request('GET /api/v1/uploads', { query: { kind: PHOTO_KIND, subject: id } }),
    http.request('GET /api/v1/uploads', { query: { kind: VIDEO_KIND, subject: id } }),
    // Nobody can ask about what was never published.
    state === 'draft' ? { listings: [] } : http.request('GET /api/v1/user/photo-requests', {}),
  ]);
  return { about, photos, video, asked: requests.listings.find(({ propertyId }) => propertyId === id) };
}
