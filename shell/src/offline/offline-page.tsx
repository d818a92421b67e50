import type { PageModule } from '@aangan/shared-kit/platform/page';
import { useEffect, useState } from 'react';
import { OFFLINE_PATH } from './keeping-rules.ts';
import { KeptPageList } from './kept-page-list.tsx';
import { NO_PAGES, readKeptPages } from './kept-pages.ts';
import { onNetworkReturn } from './network-return.ts';
import styles from './offline.module.css';

/** Replaces pages that were not saved: it lists the saved pages, and links to the requested page. */
function OfflinePage() {
  const [kept, setKept] = useState(NO_PAGES);
  const [online, setOnline] = useState(false);
  useEffect(() => {
    // A browser without storage, or without TLS, has nothing to list.
    if ('caches' in window) readKeptPages(caches).then(setKept, () => undefined);
    return onNetworkReturn(window, () => {
      if (location.pathname === OFFLINE_PATH) setOnline(true);
      else location.reload();
    });
  }, []);
  return (
    <section className={styles.page}>
      <h1>{online ? 'Pages kept on this device' : 'You are offline'}</h1>
      <p className={styles.words}>
        {online
          ? 'These pages open without a network too.'
          : 'This page is not kept on this device. It opens by itself once the network is back.'}
      </p>
      {!online && (
        <form method="get">
          <button type="submit" className={styles.retry}>
            Try again
          </button>
        </form>
      )}
      <KeptPageList title="Homes you shortlisted" pages={kept.shortlist} />
      <KeptPageList title="Homes you looked at" pages={kept.recent} />
      <KeptPageList title="Other pages you visited" pages={kept.visited} />
    </section>
  );
}

export const offlinePage: PageModule = {
  Component: OfflinePage,
  head: () => ({ title: 'You are offline | Aangan', robots: 'noindex' }),
};
