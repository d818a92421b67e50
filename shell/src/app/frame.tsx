import { ScrollRestoration } from '@aangan/shared-kit/platform/host-router';
import { PlatformProvider } from '@aangan/shared-kit/platform/platform';
import { useLoaderData, useLocation, useNavigation } from '@aangan/shared-kit/platform/router';
import { type ReactNode, useEffect } from 'react';
import { AlertBox } from './alert-box.tsx';
import type { AlertsStore } from './alerts.store.ts';
import styles from './app.module.css';
import { DocumentHead } from './document-head.tsx';
import type { PageEntry } from './page-entry.ts';
import { headOf } from './page-head.ts';
import { PageRegion } from './page-region.tsx';
import { usePageSource } from './page-source-context.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ServedRegion } from './served-region.tsx';
import { usePageShown } from './use-page-shown.ts';

interface FrameProps {
  readonly alerts: AlertsStore;
  /** The chrome around the page for the city that the page is about; an app webview has none. */
  readonly header?: (city: string) => ReactNode;
  readonly footer?: (city: string) => ReactNode;
}

/** What surrounds a page in every document: alerts, the page's own region, the head, scrolling and announcements. */
export function Frame({ alerts, header, footer }: FrameProps) {
  const entry = useLoaderData<PageEntry>();
  const source = usePageSource();
  const location = useLocation();
  const navigating = useNavigation().state !== 'idle';
  const { platform } = source;
  useEffect(() => void performance.mark('aangan:hydrated'), []);
  usePageShown(entry, location.pathname, navigating);
  const head = headOf(entry, source, new URL(location.pathname + location.search, platform.origin));
  const city = head.city ?? platform.session.city;
  const main = { id: 'main', tabIndex: -1, className: styles.main, 'aria-busy': navigating };
  return (
    <PlatformProvider value={platform}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className={styles.progress} data-busy={navigating} aria-hidden="true" />
      <AlertBox store={alerts} />
      {header?.(city)}
      {entry.failure?.served ? (
        <ServedRegion entry={entry} main={main} />
      ) : (
        <main {...main}>
          <PageRegion entry={entry} />
        </main>
      )}
      {footer?.(city)}
      <DocumentHead head={head} origin={platform.origin} />
      <RouteAnnouncer title={head.title} />
      <ScrollRestoration />
    </PlatformProvider>
  );
}
