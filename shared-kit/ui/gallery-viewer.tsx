import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './gallery-viewer.module.css';
import { Icon } from './icon.tsx';
import { chevronRightIcon, closeIcon } from './icon-paths.tsx';
import { StrongText } from './layout.tsx';
import { chevronLeftIcon } from './note-icon-paths.tsx';
import { type Photo, Picture } from './picture.tsx';

/** A photo with the name of what it shows: `Living room`. */
export interface GalleryPhoto extends Photo {
  readonly title: string;
}

interface GalleryViewerProps {
  readonly photos: readonly GalleryPhoto[];
  /** Index of the photo to open with. */
  readonly first: number;
  /** Called on Esc, the Close button or Back. */
  readonly onClose: () => void;
}

/** The photo that each key moves to. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** All photos full screen in a native dialog; navigated by swipe, arrow keys, or the room buttons. */
export function GalleryViewer({ photos, first, onClose }: GalleryViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const rooms = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);
  const shown = photos[current];
  const shownRooms = roomsOf(photos);
  const room = shownRooms.findIndex(({ indexes }) => indexes.includes(current));

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    row.current?.children[first]?.scrollIntoView({ behavior: 'instant', inline: 'start', block: 'nearest' });
    // Closing the dialog before it unmounts returns the focus to the opener.
    return () => element?.close();
  }, [first]);

  // The caption names the photo that fills the row.
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => setCurrent(Math.round(element.scrollLeft / Math.max(element.clientWidth, 1)));
    // Browsers without the scrollend event need a check at every scroll event.
    const moment = 'onscrollend' in element ? 'scrollend' : 'scroll';
    element.addEventListener(moment, look);
    return () => element.removeEventListener(moment, look);
  }, []);

  useEffect(() => {
    rooms.current?.children[room]?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [room]);

  const go = (index: number) => {
    setCurrent(index);
    row.current?.children[index]?.scrollIntoView({ inline: 'start', block: 'nearest' });
  };
  const goByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    go(step(current, photos.length));
  };

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label="Photos"
      onKeyDown={goByKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <StrongText role="status">
          {shown?.title} · {current + 1} of {photos.length}
        </StrongText>
        <button type="button" className={styles.close} aria-label="Close photos" onClick={onClose}>
          <Icon path={closeIcon} size={24} />
        </button>
      </header>
      <div className={styles.stage}>
        <ul className={styles.row} ref={row}>
          {photos.map((photo, index) => (
            <li key={photo.id} className={styles.slide} aria-hidden={index !== current}>
              <Picture photo={photo} sizes="100vw" eager={index === first} />
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={styles.before}
          aria-label="Previous photo"
          disabled={current === 0}
          onClick={() => go(current - 1)}
        >
          <Icon path={chevronLeftIcon} size={24} />
        </button>
        <button
          type="button"
          className={styles.after}
          aria-label="Next photo"
          disabled={current === photos.length - 1}
          onClick={() => go(current + 1)}
        >
          <Icon path={chevronRightIcon} size={24} />
        </button>
      </div>
      <ul className={styles.rooms} ref={rooms}>
        {shownRooms.map(({ title, indexes }, index) => (
          <li key={title}>
            <button
              type="button"
              className={styles.room}
              aria-current={index === room}
              // Pressed again, the button moves to the room’s next photo.
              onClick={() => go(indexes.find((each) => each > current) ?? indexes[0] ?? 0)}
            >
              {title}
              {indexes.length > 1 && (
                <>
                  {' '}
                  {indexes.length}
                  <span className="visually-hidden"> photos</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

/** The rooms in the order of their first photo, each with its photos. */
function roomsOf(photos: readonly GalleryPhoto[]): { readonly title: string; readonly indexes: readonly number[] }[] {
  return [...new Set(photos.map(({ title }) => title))].map((title) => ({
    title,
    indexes: photos.flatMap((photo, index) => (photo.title === title ? [index] : [])),
  }));
}
