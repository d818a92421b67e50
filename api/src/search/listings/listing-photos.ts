import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import catalogue from './photo-catalogue.json' with { type: 'json' };

import { uploadedPhoto } from './photo-token.ts';

type Photo = PropertyRecord['photos'][number];

const ILLUSTRATIONS: ReadonlyMap<string, Photo> = new Map(
  catalogue.map((picture) => [picture.id, { ...picture, illustration: true }]),
);

/** Whether a picture is a generated illustration, which is known by its id. Every other picture is a photo. */
export function isIllustration(id: string): boolean {
  return ILLUSTRATIONS.has(id);
}

/**
 * The number of photos among the pictures of a listing: `listing.photo_count`. Illustrations are not photos.
 * @param ids joined with commas
 */
export function photoCountOf(ids: string): number {
  return ids.split(',').filter((id) => id !== '' && !isIllustration(id)).length;
}

/**
 * The pictures of a listing in order, up to a limit: uploaded photos, or pictures of the catalogue; ids missing from the
 * catalogue are left out.
 */
export function photosOf(ids: string, most?: number): Photo[] {
  return ids.split(',', most).flatMap((token) => uploadedPhoto(token) ?? ILLUSTRATIONS.get(token) ?? []);
}
