import styles from './location-tracking.module.css';

interface PlaceSketchProps {
  /** Degrees clockwise from north, seen from the home. */
  readonly bearing: number;
  /** Straight-line distance. */
  readonly km: number;
  /** Text alternative of the drawing. */
  readonly words: string;
}

/** Radii of the rings, km. The drawing uses the smallest ring that contains the executive. */
const REACHES = [0.5, 1, 2, 5, 10, 25, 50] as const;
const CENTRE = 100;
const RADIUS = 84;

/**
 * A drawing with the home in the middle and the executive in their direction. North is up. The outer ring names its
 * distance.
 */
export function PlaceSketch({ bearing, km, words }: PlaceSketchProps) {
  const reach = REACHES.find((each) => each >= km) ?? Math.ceil(km);
  const length = RADIUS * Math.min(1, km / reach);
  const angle = (bearing * Math.PI) / 180;
  const x = CENTRE + length * Math.sin(angle);
  const y = CENTRE - length * Math.cos(angle);
  return (
    <svg viewBox="0 0 200 200" role="img" aria-label={words} className={styles.sketch}>
      <circle cx={CENTRE} cy={CENTRE} r={RADIUS} className={styles.ring} />
      <circle cx={CENTRE} cy={CENTRE} r={RADIUS / 2} className={styles.ring} />
      <text x={CENTRE} y={CENTRE - RADIUS - 4} className={styles.mark}>
        {reach} km
      </text>
      <line x1={CENTRE} y1={CENTRE} x2={x} y2={y} className={styles.way} />
      <path d="m86 100 14-12 14 12v12H86Z" className={styles.home} />
      <circle cx={x} cy={y} r={7} className={styles.executive} />
    </svg>
  );
}
