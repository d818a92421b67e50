import styles from './range-scale.module.css';

interface RangeScaleProps {
  readonly low: number;
  readonly median: number;
  readonly high: number;
  /** An amount in words. */
  readonly format: (amount: number) => string;
}

/** A line from a low to a high amount with a dot at the median. A sentence beside it says the same. */
export function RangeScale({ low, median, high, format }: RangeScaleProps) {
  // With equal ends every place on the line is the median.
  const at = high > low ? ((median - low) / (high - low)) * 100 : 50;
  return (
    <div className={styles.scale} aria-hidden="true">
      <svg className={styles.line} aria-hidden="true">
        <line className={styles.track} x1="0" x2="100%" y1="50%" y2="50%" />
        <circle className={styles.dot} cx={`${at}%`} cy="50%" r="7" />
      </svg>
      <span>{format(low)}</span>
      <span>{format(high)}</span>
    </div>
  );
}
