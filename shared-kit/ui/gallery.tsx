import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { PlaceholderKey } from '../domain/placeholder.ts';
import { type Platform, usePlatform } from '../platform/platform.ts';
import styles from './gallery.module.css';
import type { GalleryPhoto } from './gallery-viewer.tsx';
import { Icon } from './icon.tsx';
import { gridIcon } from './icon-paths.tsx';
import { NoPicture } from './no-picture.tsx';
import { Picture, pictureSources } from './picture.tsx';
import { useSheetHistory } from './sheet-history.tsx';

const GalleryViewer = lazy(async () => ({ default: (await import('./gallery-viewer.tsx')).GalleryViewer }));

/** Photos of the mosaic; the others are only in the viewer. */
const MOSAIC_SIZE = 5;
const SMALL_PICTURE_SIZES = '(min-width: 77rem) 190px, (min-width: 992px) 15vw, 100vw';

/** The first picture’s share of the screen width: the column beside the card, or all of it. */
const FIRST_PICTURE_SIZES = '(min-width: 77rem) 770px, (min-width: 992px) 60vw, 100vw';

interface GalleryProps {
  readonly photos: readonly GalleryPhoto[];
  /** Which drawing replaces missing photos. */
  readonly placeholder: PlaceholderKey | null;
}

/**
 * A large photo above four small ones on wide screens, and a row to swipe on phones. Each photo opens the full-screen viewer, or
 * the picture file without JavaScript.
 */
export function Gallery({ photos, placeholder }: GalleryProps) {
  const { assets } = usePlatform();
  const viewer = useSheetHistory('gallery');
  const [first, setFirst] = useState(0);
  const [current, setCurrent] = useState(1);

  if (photos.length === 0) {
    return (
      <div className={styles.empty}>
        <NoPicture kind={placeholder ?? undefined} />
      </div>
    );
  }

  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setFirst(index);
    viewer.show();
  };

  return (
    <div className={styles.gallery}>
      <ul
        className={styles.photos}
        data-count={Math.min(photos.length, MOSAIC_SIZE)}
        onScroll={({ currentTarget }) => setCurrent(frontOf(currentTarget, photos.length))}
      >
        {photos.map((photo, index) => (
          <li key={photo.id} className={styles.photo}>
            <a
              href={assets.url(`pictures/${photo.id}-1280.webp`)}
              className={styles.open}
              aria-label={`Photo ${index + 1} of ${photos.length}, ${photo.title}: ${photo.alt}`}
              onClick={(event) => open(event, index)}
            >
              <Picture
                photo={{ ...photo, alt: '' }}
                sizes={index === 0 ? FIRST_PICTURE_SIZES : SMALL_PICTURE_SIZES}
                eager={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <span className={styles.count} aria-hidden="true">
        {current} / {photos.length}
      </span>
      <a
        href={assets.url(`pictures/${photos[0]?.id}-1280.webp`)}
        className={styles.all}
        onClick={(event) => open(event, 0)}
      >
        <Icon path={gridIcon} />
        {allWords(photos)}
      </a>
      {viewer.open && (
        <Suspense fallback={null}>
          <GalleryViewer photos={photos} first={first} onClose={viewer.hide} />
        </Suspense>
      )}
    </div>
  );
}

/** Illustrations are not called photos. */
function allWords(photos: readonly GalleryPhoto[]): string {
  const one = photos.some(({ illustration }) => illustration) ? 'picture' : 'photo';
  return photos.length === 1 ? `See the ${one}` : `All ${photos.length} ${one}s`;
}

/** The number of the visible photo of the row, from 1. */
function frontOf(row: HTMLElement, count: number): number {
  return Math.min(count, Math.round(row.scrollLeft / Math.max(row.clientWidth, 1)) + 1);
}

/** The first photo in the head of its page: for cards of other sites, and loaded before all else. */
export function galleryHead(photos: readonly Pick<GalleryPhoto, 'id'>[], assets: Platform['assets']) {
  const [first] = photos;
  if (!first) return {};
  const pictureUrl = (path: string) => assets.url(path);
  return {
    image: pictureUrl(`pictures/${first.id}-1280.webp`),
    preloadImage: pictureSources(pictureUrl, first.id, FIRST_PICTURE_SIZES),
  };
}
