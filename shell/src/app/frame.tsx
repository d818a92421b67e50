import { ScrollRestoration } from '@aangan/shared-kit/platform/host-router';
import { PlatformProvider } from '@aangan/shared-kit/platform/platform';
import { useLoaderData, useLocation, useNavigation } from '@aangan/shared-kit/platform/router';
import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react';
import { saveCategory } from '../platform/cookies.ts';
import { OverPage } from '../session/over-page.tsx';
import { useLiveAccount } from '../session/use-live-account.ts';
import styles from './app.module.css';
import { DocumentHead } from './document-head.tsx';
import { setDocumentStatus } from './document-status.ts';
import { headOf } from './head-of.ts';
import type { PageEntry } from './page-entry.ts';
import { PageRegion } from './page-region.tsx';
import { usePageSource } from './page-source-context.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import type { ServedRegionProps } from './served-region.tsx';
import { usePageShown } from './use-page-shown.ts';

interface FrameProps {
  /** The header and footer for the city that the page is about; an app webview has none. */
  readonly header?: (city: string) => ReactNode;
  readonly footer?: (city: string) => ReactNode;
  /** The bar at the bottom edge of phones. */
  readonly bar?: (city: string) => ReactNode;
  /** Shows a page whose scripts failed to load as the server wrote it; without this there is the fallback. */
  readonly Served?: ComponentType<ServedRegionProps>;
}

/** The frame of every document: the page's own region, the head, scrolling and announcements. */
export function Frame({ header, footer, bar, Served }: FrameProps) {
  const entry = useLoaderData<PageEntry>();
  const source = usePageSource();
  const location = useLocation();
  const navigating = useNavigation().state !== 'idle';
  const { platform, live } = source;
  const account = useLiveAccount(live);
  // Another object for another person, so that every reader of the session renders again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the account is read through the platform
  const given = useMemo(() => ({ ...platform }), [platform, account]);
  useEffect(() => {
    performance.mark('aangan:hydrated');
    setDocumentStatus('shell', 'hydrated');
  }, []);
  useEffect(() => setDocumentStatus('navigation', navigating ? 'loading' : 'idle'), [navigating]);
  usePageShown(entry, location.pathname, navigating);
  const head = headOf(entry, source, new URL(location.pathname + location.search, platform.origin));
  const city = head.city ?? platform.session.city;
  const { category } = head;
  useEffect(() => {
    if (category) saveCategory(document, category);
  }, [category]);
  const className = bar ? `${styles.main} ${styles.aboveBar}` : styles.main;
  const main = { id: 'main', tabIndex: -1, className, 'aria-busy': navigating };
  return (
    <PlatformProvider value={given}>
      <div className={styles.progress} data-busy={navigating} aria-hidden="true" />
      {header?.(city)}
      {Served && entry.failure?.served ? (
        <Served entry={entry} main={main} />
      ) : (
        <main {...main}>
          <PageRegion entry={entry} />
        </main>
      )}
      {footer?.(city)}
      {bar?.(city)}
      <OverPage live={live} />
      <DocumentHead head={head} origin={platform.origin} />
      <RouteAnnouncer title={head.title} />
      <ScrollRestoration />
    </PlatformProvider>
  );
}
