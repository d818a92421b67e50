import { Children, type ReactNode, useId } from 'react';
import styles from './carousel.module.css';
import { Icon } from './icon.tsx';
import { chevronRightIcon } from './icon-paths.tsx';
import { chevronLeftIcon } from './note-icon-paths.tsx';
import { useScrollRow } from './scroll-row.ts';

interface CarouselProps {
  readonly title: ReactNode;
  /** One line under the title. */
  readonly note?: ReactNode;
  /** Link to all of them, beside the title. */
  readonly more?: ReactNode;
  /** Level of the title; 2 by default. */
  readonly level?: 2 | 3;
  /** The cards, each with something to focus, so that the keyboard reaches every one. */
  readonly children: ReactNode;
}

/** A row of cards that scrolls sideways by touch, wheel, keyboard and buttons, and never by itself. */
export function Carousel({ title, note, more, level = 2, children }: CarouselProps) {
  const titleId = useId();
  const { row, start, end, step } = useScrollRow<HTMLUListElement>();
  const Title = `h${level}` as const;
  return (
    <section aria-labelledby={titleId} className={styles.carousel}>
      <div className={styles.head}>
        <div>
          <Title id={titleId}>{title}</Title>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {more}
        <div className={styles.buttons}>
          <button type="button" aria-label="Show earlier ones" disabled={start} onClick={() => step(-1)}>
            <Icon path={chevronLeftIcon} />
          </button>
          <button type="button" aria-label="Show more" disabled={end} onClick={() => step(1)}>
            <Icon path={chevronRightIcon} />
          </button>
        </div>
      </div>
      <ul className={styles.row} ref={row}>
        {Children.map(children, (card) => (
          <li>{card}</li>
        ))}
      </ul>
    </section>
  );
}
