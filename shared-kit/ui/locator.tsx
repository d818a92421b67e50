import type { LocatorDrawing } from '../domain/locator-drawing.ts';
import { Icon } from './icon.tsx';
import { homeIcon } from './icon-paths.tsx';
import styles from './locator.module.css';

interface LocatorProps {
  /** The home’s own locality. */
  readonly locality: string;
  readonly drawing: LocatorDrawing;
}

/** A schematic map of the home and the localities around it: to scale, north up, without a map service. */
export function Locator({ locality, drawing: { home, spots, circleKm, circleRadius } }: LocatorProps) {
  const names = spots.map(({ name }) => name).join(', ');
  return (
    <figure className={styles.locator}>
      <div className={styles.field} role="img" aria-label={`Sketch: the home in ${locality}, with ${names} around it.`}>
        <span className={styles.circle} style={{ ...placeOf(home), inlineSize: `${circleRadius * 2}cqi` }} />
        <span className={styles.home} style={placeOf(home)}>
          <Icon path={homeIcon} />
          <span className={styles.own}>{locality}</span>
        </span>
        {spots.map(({ name, x, y }) => (
          <span key={name} className={styles.spot} style={placeOf({ x, y })}>
            <span className={styles.name}>{name}</span>
          </span>
        ))}
      </div>
      <figcaption className={styles.caption}>
        A sketch to scale, north up. The circle is {circleKm < 1 ? '500 m' : `${circleKm} km`} around the home.
      </figcaption>
    </figure>
  );
}

function placeOf({ x, y }: LocatorDrawing['home']) {
  return { insetInlineStart: `${x}cqi`, insetBlockStart: `${y}cqi` };
}
