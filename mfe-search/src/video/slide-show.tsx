import { Button } from '@aangan/shared-kit/ui/button';
import { chevronRightIcon } from '@aangan/shared-kit/ui/icon-paths';
import { chevronLeftIcon } from '@aangan/shared-kit/ui/note-icon-paths';
import { Picture } from '@aangan/shared-kit/ui/picture';
import { useRef, useState } from 'react';
import type { DetailPhoto } from '../listing-detail/public.ts';
import styles from './slide-show.module.css';

/** The photos one after the other, at the viewer’s own pace: swipe, scroll, or the buttons. */
export function SlideShow({ photos }: { readonly photos: readonly DetailPhoto[] }) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const look = () => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setCurrent(Math.round(scrollLeft / Math.max(clientWidth, 1)));
  };
  const step = (by: 1 | -1) => row.current?.scrollBy({ left: by * row.current.clientWidth });

  return (
    <section className={styles.show} aria-label="Photos">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable to be scrolled by arrow keys */}
      <ul className={styles.row} ref={row} tabIndex={0} aria-label="Photos, room by room" onScroll={look}>
        {photos.map((photo, index) => (
          <li key={photo.id} className={styles.slide}>
            <Picture photo={photo} sizes="(min-width: 992px) 860px, 100vw" eager={index === 0} />
            <p className={styles.room}>{photo.title}</p>
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <Button size="small" icon={chevronLeftIcon} disabled={current === 0} onClick={() => step(-1)}>
          Previous
        </Button>
        <span role="status">
          {current + 1} of {photos.length}
        </span>
        <Button size="small" icon={chevronRightIcon} disabled={current === photos.length - 1} onClick={() => step(1)}>
          Next
        </Button>
      </div>
    </section>
  );
}
