import { Link } from '@aangan/shared-kit/platform/router';
import { LIST_WORDS as WORDS } from './list.words.ts';
import type { MapMark } from './map-marks.ts';
import styles from './project-map.module.css';

/** The projects on a schematic map. Each mark is a link, so it works by keyboard and without JavaScript. */
export function ProjectMap({
  marks,
  byLocality,
}: {
  readonly marks: readonly MapMark[];
  readonly byLocality: boolean;
}) {
  return (
    <figure className={styles.figure}>
      <ul className={styles.map} aria-label={WORDS.mapName}>
        {marks.map(({ key, to, label, place, name, x, y }) => (
          <li key={key} className={styles.mark} style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}>
            <Link to={to} className={styles.link} aria-label={name} title={name}>
              {label}
            </Link>
            <span className={styles.place} aria-hidden="true">
              {place}
            </span>
          </li>
        ))}
      </ul>
      <figcaption className={styles.note}>
        {byLocality && `${WORDS.mapHint} `}
        {WORDS.mapNote}
      </figcaption>
    </figure>
  );
}
