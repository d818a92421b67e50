import { Link } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { useEffect, useState } from 'react';
import { forgetSearches, type RecentSearch, readRecent } from './recent-searches.ts';
import styles from './recent-strip.module.css';

/**
 * One line of fixed height under the search box: what the visitor searched before, or the promise of the place.
 * What only the browser knows comes after the page, so it takes a room that is there already.
 */
export function RecentStrip() {
  const [searches, setSearches] = useState<readonly RecentSearch[]>([]);
  useEffect(() => {
    const read = () => setSearches(readRecent());
    read();
    // Another tab may search too; this page may come back from the browser's own cache.
    const events = ['storage', 'pageshow'] as const;
    for (const event of events) window.addEventListener(event, read);
    return () => {
      for (const event of events) window.removeEventListener(event, read);
    };
  }, []);

  if (searches.length === 0) {
    return <p className={styles.strip}>Free to search. Nobody sees your number before you say so.</p>;
  }
  const clear = () => {
    forgetSearches();
    setSearches([]);
  };
  return (
    <nav aria-label="Recent searches" className={styles.strip}>
      <span className={styles.name}>Recent</span>
      <ul className={styles.list}>
        {searches.map(({ title, to }) => (
          <li key={to}>
            <Link to={to} className={styles.search}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="small" onClick={clear}>
        Clear
      </Button>
    </nav>
  );
}
