import type { LocatorDrawing } from '../domain/locator-drawing.ts';
import { Icon } from './icon.tsx';
import { homeIcon } from './icon-paths.tsx';
import { SmallText } from './layout.tsx';
import styles from './locator.module.css';
import { LOCATOR_WORDS } from './locator.words.ts';

interface LocatorProps {
  /** The name at the middle: of a home its locality. */
  readonly locality: string;
  /** What is at the middle. */
  readonly what?: 'the home' | 'the project' | 'the crew';
  readonly drawing: LocatorDrawing;
}

/** A schematic map of a home, a project or a crew and the places around it: to scale, north up, without a map service. */
export function Locator({ locality, what = 'the home', drawing }: LocatorProps) {
  const { home, spots, circleKm, circleRadius } = drawing;
  const subject = what === 'the home' ? `the home in ${locality}` : locality;
  const names = spots.map(({ name }) => name).join(', ');
  return (
    <figure className={styles.locator}>
      <div className={styles.field} role="img" aria-label={LOCATOR_WORDS.alt(subject, names)}>
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
      <SmallText as="figcaption">{LOCATOR_WORDS.scale(circleKm < 1 ? '500 m' : `${circleKm} km`, what)}</SmallText>
    </figure>
  );
}

function placeOf({ x, y }: LocatorDrawing['home']) {
  return { insetInlineStart: `${x}cqi`, insetBlockStart: `${y}cqi` };
}
