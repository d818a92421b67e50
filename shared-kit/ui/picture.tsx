import { usePlatform } from '../platform/platform.ts';
import { classList } from './class-list.ts';
import styles from './picture.module.css';

/** Widths in px that every picture exists in. */
const PICTURE_WIDTHS = [320, 640, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
type PictureFormat = 'avif' | 'webp';

/** Width in px of the WebP picture. */
const WEBP_WIDTH = 640;

export interface Photo {
  readonly id: string;
  /** What the picture shows. */
  readonly alt: string;
  /** Placeholder colour until the picture is loaded, `#c9b79c`. */
  readonly colour?: string;
  /** Drawn, so it is labelled. Its alternative text says so too. */
  readonly illustration?: boolean;
}

interface PictureProps {
  readonly photo: Photo;
  /** How wide it is shown, as `sizes` of an image: `(min-width: 992px) 320px, 100vw`. */
  readonly sizes: string;
  /** Useful widths; all three by default. */
  readonly widths?: readonly PictureWidth[] | undefined;
  /** On the first screen: loaded at once and with priority. */
  readonly eager?: boolean;
  /** Width to height: by default 4:3, or `--picture-ratio` of the styles around it. */
  readonly ratio?: '4:3' | '16:9' | '1:1';
}

/** What the label on a drawn picture says. */
const DRAWN = 'Illustration';

/**
 * A picture of a listing in AVIF, in a box that exists before it loads. Browsers without AVIF get the middle width in
 * WebP. An illustration is labelled.
 */
export function Picture({ photo, sizes, widths = PICTURE_WIDTHS, eager = false, ratio = '4:3' }: PictureProps) {
  const { assets } = usePlatform();
  const url = (path: string) => assets.url(path);
  const [wide, high] = SHAPES[ratio];
  const label = photo.illustration && { 'data-label': DRAWN };
  return (
    <picture className={classList(styles.frame, widths.length === 1 && styles.small)} {...label}>
      <source type="image/avif" srcSet={srcSet(url, photo.id, 'avif', widths)} sizes={sizes} />
      <img
        className={classList(styles.image, styles[`ratio-${ratio.replace(':', '-')}`])}
        {...(photo.colour && { style: { backgroundColor: photo.colour } })}
        src={url(pictureFile(photo.id, WEBP_WIDTH, 'webp'))}
        alt={photo.alt}
        width={wide}
        height={high}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        {...(eager && { decoding: 'auto', fetchPriority: 'high' })}
      />
    </picture>
  );
}

const SHAPES = { '4:3': [640, 480], '16:9': [640, 360], '1:1': [480, 480] } as const;

/** Preload links of a page's head for its largest picture. */
export function pictureSources(
  url: (path: string) => string,
  id: string,
  sizes: string,
  widths: readonly PictureWidth[] = PICTURE_WIDTHS,
): { srcSet: string; sizes: string; type: string } {
  return { srcSet: srcSet(url, id, 'avif', widths), sizes, type: 'image/avif' };
}

function srcSet(
  url: (path: string) => string,
  id: string,
  format: PictureFormat,
  widths: readonly PictureWidth[],
): string {
  return widths.map((width) => `${url(pictureFile(id, width, format))} ${width}w`).join(', ');
}

function pictureFile(id: string, width: PictureWidth, format: PictureFormat): string {
  return `pictures/${id}-${width}.${format}`;
}
