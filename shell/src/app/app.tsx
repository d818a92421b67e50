import { ScrollRestoration } from '@aangan/shared-kit/platform/host-router';
import { PlatformProvider } from '@aangan/shared-kit/platform/platform';
import { useLoaderData, useLocation, useNavigation } from '@aangan/shared-kit/platform/router';
import { useEffect } from 'react';
import { AlertBox } from './alert-box.tsx';
import type { AlertsStore } from './alerts.store.ts';
import styles from './app.module.css';
import { DocumentHead } from './document-head.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { PageEntry } from './page-entry.ts';
import { headOf } from './page-head.ts';
import { PageRegion } from './page-region.tsx';
import { usePageSource } from './page-source-context.ts';
import { RouteAnnouncer } from './route-announcer.tsx';

/** The document's frame: header, the page's own region, footer, alerts. In an app webview, the region alone. */
export function App({ alerts }: { alerts: AlertsStore }) {
  const entry = useLoaderData<PageEntry>();
  const source = usePageSource();
  const location = useLocation();
  const navigating = useNavigation().state !== 'idle';
  const { platform } = source;
  useEffect(() => void performance.mark('aangan:hydrated'), []);
  const head = headOf(entry, source, new URL(location.pathname + location.search, platform.origin));
  const city = head.city ?? platform.session.city;
  return (
    <PlatformProvider value={platform}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className={styles.progress} data-busy={navigating} aria-hidden="true" />
      <AlertBox store={alerts} />
      {!platform.hybrid && <Header city={city} />}
      <main id="main" tabIndex={-1} className={styles.main} aria-busy={navigating}>
        <PageRegion entry={entry} />
      </main>
      {!platform.hybrid && <Footer city={city} />}
      <DocumentHead head={head} origin={platform.origin} />
      <RouteAnnouncer title={head.title} />
      <ScrollRestoration />
    </PlatformProvider>
  );
}
