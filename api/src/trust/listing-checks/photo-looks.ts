import { readFileSync } from 'node:fs';
import { hashDistance, SAME_LOOK_BITS } from '@aangan/shared-kit/domain/photo-hash';

interface PhotoLook {
  readonly photoId: string;
  readonly hash: string;
  /** The first similar photo, or the photo itself. */
  readonly look: string;
}

/** Hashes photos and compares each with the known ones. */
export function looksOf(
  photos: Iterable<readonly [id: string, hash: string]>,
  known: readonly PhotoLook[] = [],
): PhotoLook[] {
  const firsts = known.filter(({ photoId, look }) => photoId === look);
  const added: PhotoLook[] = [];
  for (const [photoId, hash] of photos) {
    const same = firsts.find((first) => hashDistance(first.hash, hash) <= SAME_LOOK_BITS);
    const found = { photoId, hash, look: same?.photoId ?? photoId };
    added.push(found);
    if (!same) firsts.push(found);
  }
  return added;
}

/** The pictures of the catalogue, hashed by write-picture-hashes.ts. */
export function catalogueLooks(): PhotoLook[] {
  const text = readFileSync(new URL('picture-hashes.json', import.meta.url), 'utf8');
  return looksOf(Object.entries(JSON.parse(text) as Record<string, string>));
}
