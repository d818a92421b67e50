import { Link } from '@aangan/shared-kit/platform/router';
import { Chip } from '@aangan/shared-kit/ui/chip';
import styles from './narrowing.module.css';
import { NARROWING_WORDS } from './narrowing.words.ts';
import type { ResultsData } from './results-data.ts';

type NarrowingProps = Pick<ResultsData, 'chips' | 'clearTo' | 'guides' | 'additions'>;

/**
 * Chosen filters and suggested ones, as links that work without JavaScript. The row is always present, so that the list
 * below never moves.
 */
export function Narrowing({ chips, clearTo, guides, additions }: NarrowingProps) {
  const steps = [...guides, ...additions];
  if (chips.length === 0 && steps.length === 0) return null;
  return (
    <div className={styles.narrowing}>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="Chosen filters">
          {chips.map(({ label, to }) => (
            <li key={label}>
              <Chip removeTo={to}>{label}</Chip>
            </li>
          ))}
          <li>
            <Link to={clearTo} className={styles.clear}>
              Clear all
            </Link>
          </li>
        </ul>
      )}
      {steps.length > 0 && (
        <nav className={styles.guides} aria-label={NARROWING_WORDS.title}>
          {steps.map(({ label, to }) => (
            <Link key={to} to={to} rel="nofollow" className={styles.guide}>
              {label}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
