/** Widths of every picture in px; the height is always three quarters of the width. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

/** File formats of every picture, best first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/**
 * File name of one picture at one width.
 * @example pictureFile('living-03', 640, 'avif') // 'living-03-640.avif'
 */
export function pictureFile(id: string, width: PictureWidth, format: PictureFormat): string {
  return `${id}-${width}.${format}`;
}

/**
 * Address of a picture of the catalogue.
 * @param assetUrl public prefix of pictures
 */
export function pictureUrl(assetUrl: string, id: string, width: PictureWidth): string {
  return `${assetUrl}/pictures/${pictureFile(id, width, 'webp')}`;
}
