import { painted } from '@aangan/shared-kit/platform/after-paint';
import { greyPicture } from './grey-picture.ts';
import { GREY_SIDE, type PhotoFacts } from './photo-findings.ts';
import type { ShapeDetectors } from './shape-detectors.ts';

/** Longer side of the copy in which faces and texts are looked for, in pixels. */
const SHAPES_SIDE = 1280;

/**
 * Looks at a photo on this device. The browser decodes and shrinks it beside the page; the page itself reads only a
 * small copy.
 * @returns undefined for a picture that this browser cannot show
 */
export async function inspectPhoto(file: File, detectors: ShapeDetectors): Promise<PhotoFacts | undefined> {
  if (typeof createImageBitmap === 'undefined') return undefined;
  try {
    const size = await pixelsOf(file);
    const { faces, texts } = detectors;
    const large = faces || texts ? await shrunk(file, size, SHAPES_SIDE) : undefined;
    // A detector that fails is one that the browser does not really have.
    const [foundFaces, foundTexts] = await Promise.all([
      large && faces?.(large).catch(() => undefined),
      large && texts?.(large).catch(() => undefined),
    ]);
    large?.close();
    const small = await shrunk(file, size, GREY_SIDE);
    // A press of the meantime is answered first.
    await painted();
    const { width, height } = fitted(size, GREY_SIDE);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return undefined;
    context.drawImage(small, 0, 0, width, height);
    small.close();
    const grey = greyPicture(context.getImageData(0, 0, width, height).data, width, height);
    return { ...size, name: file.name, grey, faces: foundFaces, texts: foundTexts };
  } catch {
    // Not a picture that this browser knows, such as HEIC: the server decides.
    return undefined;
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a photo as it is shown, upright. The browser decodes it beside the page. */
async function pixelsOf(file: File): Promise<Size> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

function shrunk(file: File, size: Size, side: number): Promise<ImageBitmap> {
  const { width, height } = fitted(size, side);
  return createImageBitmap(file, { resizeWidth: width, resizeHeight: height, resizeQuality: 'medium' });
}

/** The size with a longer side of at most `side`. */
function fitted({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
