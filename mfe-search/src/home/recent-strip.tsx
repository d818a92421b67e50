import { type ComponentType, useEffect, useState } from 'react';
import styles from './recent-strip.module.css';

/**
 * One line of fixed height under the search box: what the visitor searched before, or the promise of the place.
 * What only the browser knows comes after the page, so it takes a room that is there already; and its script comes
 * only to those who have searched.
 */
export function RecentStrip() {
  const [list, setList] = useState<{ readonly List: ComponentType<{ onCleared: () => void }> }>();
  useEffect(() => {
    let here = true;
    const show = async () => {
      const [{ readRecent }, { RecentList }] = await Promise.all([
        import('./recent-searches.ts'),
        import('./recent-list.tsx'),
      ]);
      if (here && readRecent().length > 0) setList({ List: RecentList });
    };
    // A script that does not come costs a convenience.
    if (mayRemember()) show().catch(() => undefined);
    return () => {
      here = false;
    };
  }, []);
  return (
    <div className={styles.strip}>
      {list ? (
        <list.List onCleared={() => setList(undefined)} />
      ) : (
        <p>Free to search. Nobody sees your number before you say so.</p>
      )}
    </div>
  );
}

/** False for a browser that keeps nothing of us: it has no searches either. */
function mayRemember(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}
