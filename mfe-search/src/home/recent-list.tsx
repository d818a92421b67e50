import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { deleteSearches, RECENT_SHOWN, type RecentSearch } from '../recent-searches/public.ts';
import styles from './recent-list.module.css';
import { RECENT_LIST_WORDS } from './recent-list.words.ts';

export interface RecentListProps {
  readonly searches: readonly RecentSearch[];
  readonly onCleared: () => void;
}

/** The visitor’s recent searches, in one line. */
export function RecentList({ searches, onCleared }: RecentListProps) {
  const { http, session, alerts } = usePlatform();
  const clear = () => {
    deleteSearches();
    onCleared();
    if (!session.loggedIn) return;
    http
      .request('DELETE /api/v1/user/activity/searches', {})
      .catch(() => alerts.show('error', RECENT_LIST_WORDS.failed));
  };
  return (
    <nav aria-label="Recent searches" className={styles.recent}>
      <span className={styles.name}>Recent</span>
      <ul className={styles.list}>
        {searches.slice(0, RECENT_SHOWN).map(({ title, to }) => (
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
