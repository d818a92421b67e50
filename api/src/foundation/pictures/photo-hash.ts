import { HASH_COLUMNS, HASH_ROWS, hashOfMiniature } from '@aangan/shared-kit/domain/photo-hash';
import sharp from 'sharp';

/**
 * The difference hash of a photo, 16 hexadecimal digits.
 * @throws Error if it is not a picture
 */
export async function photoHash(image: Buffer): Promise<string> {
  // Two steps: the first makes a large photo and its small copy equal.
  const small = await sharp(image).flatten().resize(160, 120, { fit: 'fill' }).png().toBuffer();
  const miniature = sharp(small).greyscale().resize(HASH_COLUMNS, HASH_ROWS, { fit: 'fill', kernel: 'linear' });
  return hashOfMiniature(await miniature.raw().toBuffer());
}
