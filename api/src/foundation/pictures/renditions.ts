import sharp from 'sharp';

/** Widths of a picture's copies, in pixels. */
export const RENDITION_WIDTHS = [320, 640, 1280] as const;

export const RENDITION_FORMATS = ['avif', 'webp'] as const;

/** One copy of a picture. */
interface Rendition {
  readonly width: (typeof RENDITION_WIDTHS)[number];
  readonly format: (typeof RENDITION_FORMATS)[number];
  readonly bytes: Buffer;
}

/** Makes the copies of a stored picture, one at a time. A small picture is not enlarged. */
export async function* renditionsOf(picture: Buffer): AsyncGenerator<Rendition> {
  for (const width of RENDITION_WIDTHS) {
    const small = sharp(picture).resize({ width, withoutEnlargement: true });
    yield { width, format: 'avif', bytes: await small.clone().avif({ quality: 55, effort: 3 }).toBuffer() };
    yield { width, format: 'webp', bytes: await small.clone().webp({ quality: 76 }).toBuffer() };
  }
}
