import { Link } from '@aangan/shared-kit/platform/router';
import styles from './results.module.css';
import type { ResultsData } from './results-data.ts';

/** The next steps that people take, one tap each: links, so that they work without JavaScript. */
export function GuidedChips({ guides, additions }: Pick<ResultsData, 'guides' | 'additions'>) {
  return (
    (guides.length > 0 || additions.length > 0) && (
      <nav className={styles.guides} aria-label="Narrow or widen the search">
        {[...guides, ...additions].map(({ label, to }) => (
          <Link key={to} to={to} rel="nofollow" className={styles.guide}>
            {label}
          </Link>
        ))}
      </nav>
    )
  );
}
