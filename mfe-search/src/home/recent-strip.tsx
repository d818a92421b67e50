import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { type ComponentType, useEffect, useState } from 'react';
import type { RecentSearch } from '../recent-searches/public.ts';
import { HOME_WORDS } from './home.words.ts';
import type { RecentListProps } from './recent-list.tsx';
import styles from './recent-strip.module.css';

interface ShownList {
  readonly List: ComponentType<RecentListProps>;
  readonly viewed: number;
  readonly searches: readonly RecentSearch[];
}

/**
 * One line of fixed height under the search box: recent searches and viewed homes, or the promise of the product. They
 * are only known in the browser, so the line reserves its space. Its script loads only for visitors who have some. Homes
 * that an account has viewed are below, in the section of the account.
 */
export function RecentStrip() {
  const { http, session } = usePlatform();
  const { loggedIn } = session;
  const [list, setList] = useState<ShownList>();
  useEffect(() => {
    let here = true;
    const show = async () => {
      const [{ joinedSearches }, { deviceViews }, { RecentList }] = await Promise.all([
        import('../recent-searches/public.ts'),
        import('@aangan/shared-kit/platform/device-views'),
        import('./recent-list.tsx'),
      ]);
      const searches = await joinedSearches(http, loggedIn);
      const viewed = loggedIn ? 0 : deviceViews().length;
      if (here && searches.length + viewed > 0) setList({ List: RecentList, viewed, searches });
    };
    // Without the script only the list of recent searches is missing.
    if (loggedIn || maySaveRecent()) show().catch(() => undefined);
    return () => {
      here = false;
    };
  }, [http, loggedIn]);
  return (
    <div className={styles.strip}>
      {list ? (
        <list.List
          viewed={list.viewed}
          searches={list.searches}
          onCleared={() => setList(list.viewed > 0 ? { ...list, searches: [] } : undefined)}
        />
      ) : (
        <p>{HOME_WORDS.free}</p>
      )}
    </div>
  );
}

/** False for a browser in which this site has stored nothing, so there is nothing recent either. */
function maySaveRecent(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}
