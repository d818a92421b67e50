import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import catalogue from './photo-catalogue.json' with { type: 'json' };

import { uploadedPhoto } from './photo-token.ts';

type Photo = PropertyRecord['photos'][number];

const PHOTOS: ReadonlyMap<string, Photo> = new Map(catalogue.map((photo) => [photo.id, photo]));

/**
 * The pictures of a listing in order, up to a limit: uploaded photos, or pictures of the catalogue; ids missing from the
 * catalogue are left out.
 */
export function photosOf(ids: string, most?: number): Photo[] {
  return ids.split(',', most).flatMap((token) => uploadedPhoto(token) ?? PHOTOS.get(token) ?? []);
}
