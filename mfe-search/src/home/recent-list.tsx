import { Link } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { useState } from 'react';
import styles from './recent-list.module.css';
import { forgetSearches, readRecent } from './recent-searches.ts';

interface RecentListProps {
  /** They were all cleared. */
  readonly onCleared: () => void;
}

/** What the visitor searched before, in one line. */
export function RecentList({ onCleared }: RecentListProps) {
  const [searches] = useState(readRecent);
  const clear = () => {
    forgetSearches();
    onCleared();
  };
  return (
    <nav aria-label="Recent searches" className={styles.recent}>
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
