/** Widths in px at which every picture exists; the height is always three quarters of it. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

/** Formats in which every picture exists, best first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/**
 * Name of the file that holds one picture at one width.
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
