import { VIEWED_HOMES_LINK } from '@aangan/shared-kit/links/listing';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { StrongText } from '@aangan/shared-kit/ui/layout';
import { deleteSearches, RECENT_SHOWN, type RecentSearch } from '../recent-searches/public.ts';
import styles from './recent-list.module.css';
import { RECENT_LIST_WORDS } from './recent-list.words.ts';

export interface RecentListProps {
  /** Number of homes viewed on this device before a login. */
  readonly viewed: number;
  readonly searches: readonly RecentSearch[];
  readonly onCleared: () => void;
}

/** What a visitor can go back to, in one line: the homes viewed on this device, and recent searches. */
export function RecentList({ viewed, searches, onCleared }: RecentListProps) {
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
    <nav aria-label={RECENT_LIST_WORDS.label} className={styles.recent}>
      <StrongText as="span">{RECENT_LIST_WORDS.title}</StrongText>
      <ul className={styles.list}>
        {viewed > 0 && (
          <li>
            <Link to={VIEWED_HOMES_LINK} className={styles.search}>
              {RECENT_LIST_WORDS.viewed(viewed)}
            </Link>
          </li>
        )}
        {searches.slice(0, RECENT_SHOWN).map(({ title, to }) => (
          <li key={to}>
            <Link to={to} className={styles.search}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {searches.length > 0 && (
        <Button variant="quiet" size="small" onClick={clear}>
          {RECENT_LIST_WORDS.clear}
        </Button>
      )}
    </nav>
  );
}
