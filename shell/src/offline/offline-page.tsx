import type { PageModule } from '@aangan/shared-kit/platform/page';
import { useEffect, useState } from 'react';
import { onNetworkReturn } from './network-return.ts';
import styles from './offline.module.css';
import { OFFLINE_WORDS } from './offline.words.ts';
import { SavedPageList } from './saved-page-list.tsx';
import { NO_PAGES, readSavedPages } from './saved-pages.ts';
import { OFFLINE_PATH } from './saving-rules.ts';

/** Replaces pages that were not saved: it lists the saved pages, and links to the requested page. */
function OfflinePage() {
  const [saved, setSaved] = useState(NO_PAGES);
  const [online, setOnline] = useState(false);
  useEffect(() => {
    // A browser without storage, or without TLS, has nothing to list.
    if ('caches' in window) readSavedPages(caches).then(setSaved, () => undefined);
    return onNetworkReturn(window, () => {
      if (location.pathname === OFFLINE_PATH) setOnline(true);
      else location.reload();
    });
  }, []);
  return (
    <section className={styles.page}>
      <h1>{online ? OFFLINE_WORDS.title : 'You are offline'}</h1>
      <p className={styles.words}>{online ? OFFLINE_WORDS.also : OFFLINE_WORDS.missing}</p>
      {!online && (
        <form method="get">
          <button type="submit" className={styles.retry}>
            Try again
          </button>
        </form>
      )}
      <SavedPageList title="Homes you shortlisted" pages={saved.shortlist} />
      <SavedPageList title="Recently viewed homes" pages={saved.recent} />
      <SavedPageList title="Other pages you visited" pages={saved.visited} />
    </section>
  );
}

export const offlinePage: PageModule = {
  Component: OfflinePage,
  head: () => ({ title: 'You are offline | Aangan', robots: 'noindex' }),
};
