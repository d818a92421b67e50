import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { type ComponentType, useEffect, useState } from 'react';
import type { RecentSearch } from '../recent-searches/public.ts';
import { HOME_WORDS } from './home.words.ts';
import type { RecentListProps } from './recent-list.tsx';
import styles from './recent-strip.module.css';

interface ShownList {
  readonly List: ComponentType<RecentListProps>;
  readonly searches: readonly RecentSearch[];
}

/**
 * One line of fixed height under the search box: recent searches, or the promise of the product. The searches are only
 * known in the browser, so the line reserves its space. Its script loads only for visitors who have searched.
 */
export function RecentStrip() {
  const { http, session } = usePlatform();
  const { loggedIn } = session;
  const [list, setList] = useState<ShownList>();
  useEffect(() => {
    let here = true;
    const show = async () => {
      const [{ joinedSearches }, { RecentList }] = await Promise.all([
        import('../recent-searches/public.ts'),
        import('./recent-list.tsx'),
      ]);
      const searches = await joinedSearches(http, loggedIn);
      if (here && searches.length > 0) setList({ List: RecentList, searches });
    };
    // Without the script only the list of recent searches is missing.
    if (loggedIn || maySaveSearches()) show().catch(() => undefined);
    return () => {
      here = false;
    };
  }, [http, loggedIn]);
  return (
    <div className={styles.strip}>
      {list ? <list.List searches={list.searches} onCleared={() => setList(undefined)} /> : <p>{HOME_WORDS.free}</p>}
    </div>
  );
}

/** False for a browser in which this site has stored nothing, so there are no searches either. */
function maySaveSearches(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}
