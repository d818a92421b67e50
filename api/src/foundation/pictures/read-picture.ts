import sharp from 'sharp';
import { photoHash } from './photo-hash.ts';

/** Maximum pixels of a picture: those of the largest usual phone camera. */
const MAXIMUM_PIXELS = 60e6;
/** Longer side of the stored picture: twice the widest rendition. */
const LONGEST_SIDE = 2560;
/** s timeout for decoding one picture. */
const DECODE_SECONDS = 8;

/** A picture as it is stored, with what is known of it at once. */
export interface Picture {
  /** JPEG, upright and without metadata such as place and camera. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** Average colour, `#a8432b`, shown until the picture has loaded. */
  readonly colour: string;
  /** Perceptual hash, 16 hexadecimal digits. */
  readonly hash: string;
}

/**
 * Decodes and re-encodes a picture, so that neither metadata nor anything hidden behind the picture is stored.
 * @param upload a file whose first bytes are those of a picture
 * @returns undefined for a broken picture and for one with too many pixels
 */
export async function readPicture(upload: Buffer): Promise<Picture | undefined> {
  try {
    const { data: bytes, info } = await sharp(upload, {
      limitInputPixels: MAXIMUM_PIXELS,
      failOn: 'warning',
      sequentialRead: true,
    })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88, mozjpeg: true })
      .timeout({ seconds: DECODE_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return {
      bytes,
      width: info.width,
      height: info.height,
      colour: await averageColour(bytes),
      hash: await photoHash(bytes),
    };
  } catch {
    // Truncated, too large, or no picture after its first bytes: all give the same answer.
    return undefined;
  }
}

async function averageColour(image: Buffer): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(image).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
