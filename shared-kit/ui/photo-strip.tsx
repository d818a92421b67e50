import { type CSSProperties, useState } from 'react';
import { classList } from './class-list.ts';
import { Icon } from './icon.tsx';
import { chevronRightIcon } from './icon-paths.tsx';
import { chevronLeftIcon } from './note-icon-paths.tsx';
import styles from './photo-strip.module.css';
import { type Photo, Picture, type PictureWidth } from './picture.tsx';
import { useScrollRow } from './scroll-row.ts';

interface PhotoStripProps {
  /** At least one. */
  readonly photos: readonly Photo[];
  readonly sizes: string;
  /** Useful widths of the pictures. */
  readonly widths?: readonly PictureWidth[] | undefined;
  /** The first picture is on the first screen. */
  readonly eager?: boolean;
  /** What the photos are of, for the strip's name: "2 BHK in Koramangala". */
  readonly label: string;
}

/** The number that the stylesheet draws. */
const MAX_DOTS = 5;

/** The photos of a card: swiped, scrolled with the arrow keys, or stepped with the arrows that show on hover. */
export function PhotoStrip({ photos, sizes, widths, eager = false, label }: PhotoStripProps) {
  const { row, start, end, current, step } = useScrollRow<HTMLUListElement>();
  // Pictures after the first load on approach: 30 cards would load 150.
  const [triggered, setTriggered] = useState(false);
  const trigger = () => setTriggered(true);
  const reach = triggered || current > 0 ? current + 1 : 0;
  const [furthest, setFurthest] = useState(reach);
  if (reach > furthest) setFurthest(reach);

  const [only] = photos;
  if (only && photos.length === 1) return <Picture photo={only} sizes={sizes} widths={widths} eager={eager} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: these only notice that somebody comes near
    <div className={styles.strip} onPointerEnter={trigger} onFocus={trigger} onTouchStart={trigger}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable to be scrolled by arrow keys */}
      <ul className={styles.row} ref={row} tabIndex={0} aria-label={`Photos: ${label}`}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            {index <= Math.max(reach, furthest) && (
              <Picture photo={photo} sizes={sizes} widths={widths} eager={eager && index === 0} />
            )}
          </li>
        ))}
      </ul>
      {triggered && (
        <>
          <Arrow side="before" hidden={start} onStep={() => step(-1)} />
          <Arrow side="after" hidden={end} onStep={() => step(1)} />
        </>
      )}
      <span className={styles.dots} style={dots(photos.length, current)} aria-hidden="true" />
    </div>
  );
}

/** Number of dots and index of the current one, where they are not what the stylesheet has. */
function dots(photos: number, current: number): CSSProperties {
  const count = Math.min(photos, MAX_DOTS);
  const lit = Math.min(current, MAX_DOTS - 1);
  return { ...(count < MAX_DOTS && { '--dots': count }), ...(lit > 0 && { '--lit': lit }) } as CSSProperties;
}

interface ArrowProps {
  readonly side: 'before' | 'after';
  readonly hidden: boolean;
  readonly onStep: () => void;
}

/** For the mouse. The keyboard scrolls the row itself, so that each card has one tab stop for its photos. */
function Arrow({ side, hidden, onStep }: ArrowProps) {
  const label = side === 'before' ? 'Previous photo' : 'Next photo';
  return (
    <button
      type="button"
      tabIndex={-1}
      hidden={hidden}
      aria-label={label}
      className={classList(styles.arrow, styles[side])}
      onClick={onStep}
    >
      <Icon path={side === 'before' ? chevronLeftIcon : chevronRightIcon} />
    </button>
  );
}
