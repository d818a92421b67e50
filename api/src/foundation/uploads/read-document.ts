import sharp from 'sharp';

/** A document as it is stored. */
interface ReadDocument {
  readonly mediaType: 'application/pdf' | 'image/jpeg';
  readonly bytes: Buffer;
}

const PDF = Buffer.from('%PDF-');
const PDF_END = '%%EOF';
/** First bytes of JPG and PNG. */
const PICTURES = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])];

/** Maximum pixels of a picture, and the longer side after re-encoding: enough to read small print. */
const MOST_PIXELS = 40e6;
const LONGEST_SIDE = 2400;
/** s timeout for re-encoding a picture. */
const MOST_SECONDS = 5;

/**
 * Reads an uploaded document, by its content and not by its name. A picture is re-encoded without metadata such as
 * place and camera. A PDF stays unchanged, is never opened here, and is only ever returned as a download.
 * @returns undefined for another type or a broken file
 */
export async function readDocument(upload: Buffer): Promise<ReadDocument | undefined> {
  if (upload.subarray(0, PDF.length).equals(PDF)) {
    return endsAsPdf(upload) ? { mediaType: 'application/pdf', bytes: upload } : undefined;
  }
  // Other types never reach the image library, because it knows formats that can contain programs.
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
    // Truncated, too large, or no picture after its first bytes: all give the same response.
    return undefined;
  }
}

/** Whether nothing follows the end of a PDF: a file that is also an archive or a page goes on there. */
function endsAsPdf(upload: Buffer): boolean {
  const end = upload.lastIndexOf(PDF_END);
  return end >= 0 && /^[\s\0]*$/.test(upload.toString('latin1', end + PDF_END.length));
}
