import sharp from 'sharp';

/** A document as it is kept. */
interface ReadDocument {
  readonly mediaType: 'application/pdf' | 'image/jpeg';
  readonly bytes: Buffer;
}

const PDF = Buffer.from('%PDF-');
/** How JPG and PNG begin. */
const PICTURES = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])];

/** Pixels of a picture, and the longer side that is kept: enough to read small print. */
const MOST_PIXELS = 40e6;
const LONGEST_SIDE = 2400;
/** s that making a picture anew may take. */
const MOST_SECONDS = 5;

/**
 * Reads what somebody uploaded, by its content and not by its name: a picture is made anew, without where and with what
 * it was taken; a PDF stays as it is and is only ever handed out as a download.
 * @returns undefined for what is neither, or is broken
 */
export async function readDocument(upload: Buffer): Promise<ReadDocument | undefined> {
  if (upload.subarray(0, 5).equals(PDF)) return { mediaType: 'application/pdf', bytes: upload };
  // Nothing else reaches the reader of pictures: it knows formats that can hold programs.
  if (!PICTURES.some((start) => upload.subarray(0, start.length).equals(start))) return undefined;
  try {
    const bytes = await sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'warning', sequentialRead: true })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .timeout({ seconds: MOST_SECONDS })
      .toBuffer();
    return { mediaType: 'image/jpeg', bytes };
  } catch {
    // Cut off, too large, or no picture behind its first bytes: to the person it is all one.
    return undefined;
  }
}
