import type { ImageTag } from './project-options.ts';

/**
 * The images of a gallery, and apart from them the picture of the RERA QR code.
 * Source: services-and-platform, section 3 (builder project: imageRera).
 */
export function splitReraImage<Image extends { readonly tag: ImageTag }>(
  images: readonly Image[],
): { readonly gallery: readonly Image[]; readonly imageRera: Image | undefined } {
  return {
    gallery: images.filter(({ tag }) => tag !== 'RERA_QR'),
    imageRera: images.find(({ tag }) => tag === 'RERA_QR'),
  };
}
