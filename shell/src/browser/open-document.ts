import { randomId } from '@aangan/shared-kit/domain/random-id';
import { deferService } from '@aangan/shared-kit/platform/deferred-service';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { whenIdle } from '@aangan/shared-kit/platform/when-idle';
import { createAlertsStore } from '../app/alerts.store.ts';
import { setDocumentStatus } from '../app/document-status.ts';
import { headOf } from '../app/head-of.ts';
import { Region } from '../app/page-region.tsx';
import type { PageSource } from '../app/page-source.ts';
import { pageExperiments } from '../experiments/page-experiments.ts';
import type { DocumentRemotes, RemotesDeps } from '../federation/document-remotes.ts';
import { knownFiles } from '../federation/known-files.ts';
import { onLostFile } from '../federation/lost-files.ts';
import { liveLater } from '../live/live-later.ts';
import { deferredServices } from '../services/deferred-services.ts';
import { deferredSession } from '../session/deferred-session.ts';
import { liveSession } from '../session/live-session.ts';
import { browserPlatform } from './browser-platform.ts';
import { deferredHttp } from './deferred-http.ts';
import type { DocumentState } from './document-state.ts';
import { onFirstInteraction } from './first-interaction.ts';
import { lazyPageTable } from './page-table-loader.ts';
import { documentState } from './read-document.ts';
import { guardSinks } from './trusted-types.ts';

/** ms after which a page without any interaction counts as usable and read. */
const IDLE_DELAY_MS = 4000;

/** ms after a failed attempt to load the recovery without another. */
const RECOVERY_REST_MS = 2_000;

/** What a document is made of before anything is shown: the same in the web shell and in an app webview. */
interface OpenDocument
  extends Pick<
    PageSource,
    'live' | 'navigation' | 'match' | 'returnHosts' | 'prepare' | 'logOut' | 'choosePrivacy' | 'reloadOnce' | 'shown'
  > {
  readonly state: DocumentState;
  readonly remotes: DocumentRemotes;
  readonly platform: Platform;
  /** Checks again who is logged in. */
  checkSession(): void;
  /** Once the page is usable: deferred services start when idle, or at the first interaction. */
  usable(source: PageSource): void;
}

/** @param remotesOf makes the document's remotes */
export async function openDocument(remotesOf: (deps: RemotesDeps) => DocumentRemotes): Promise<OpenDocument> {
  const admit = guardSinks(window, location);
  const files = knownFiles();
  const state = await documentState();
  admit(state.scriptOrigins);
  files.add(state.shell);
  const alerts = createAlertsStore();
  // A rest: files of the recovery itself that do not load are reported as lost, one after the other.
  const recovery = deferService(async () => {
    const { remoteRecovery } = await import(/* webpackChunkName: "recovery" */ '../federation/browser-recovery.ts');
    return remoteRecovery({ set: state.pages, document: window });
  }, RECOVERY_REST_MS);
  const remotes = remotesOf({ files, recovery: recovery.load, learn: () => table('/') });
  onLostFile(files, (url) => {
    // A navigation that is in progress handles it itself, and knows the visitor's target.
    if (!remotes.isLoading())
      recovery.load().then(
        ({ lost }) => lost(url),
        () => undefined,
      );
  });
  remotes.register([...(state.remote ? [state.remote] : []), ...(state.fillRemotes ?? [])]);
  const table = lazyPageTable(state.pages, remotes.register);
  const { data: _data, filled: _filled, failure: _failure, gate: _gate, ...own } = state.entry;
  const { pathname: here } = location;
  // The match of this path is known without the table: a retry must not depend on it.
  const match: PageSource['match'] = async (pathname) => (pathname === here ? own : table(pathname));
  const live = liveSession(state.session);
  const http = deferredHttp({
    refused: (call) => void session.quietly((found) => found.refused(call)),
    baseUrl: state.origin,
    challengeScript: state.scripts.challenge,
    device: state.device,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    requestId: () => randomId(20, Math.random),
  });
  setDocumentStatus('services', 'deferred');
  const services = deferredServices(async () => {
    setDocumentStatus('services', 'loading');
    performance.mark('aangan:services');
    const { startServices } = await import(/* webpackChunkName: "services" */ '../services/start-services.ts');
    const started = startServices({ state, http, alerts, live, session });
    setDocumentStatus('services', 'ready');
    return started;
  });
  const session = deferredSession({ live, frame: { Region, headOf } });
  alerts.subscribe(services.start);
  const uncaught = (event: Event) => services.report(event, { remote: 'shell' });
  // In the capture phase: nothing else reports files that fail to load.
  addEventListener('error', uncaught, true);
  addEventListener('unhandledrejection', uncaught);
  const report: typeof services.report = (error, where) => {
    const version = remotes.versionOf(where.remote);
    services.report(error, version === undefined ? where : { version, ...where });
  };
  const experiments = pageExperiments(state, { http, userId: () => live.getState().account?.id ?? '', report });
  const checkSession = () => void session.quietly((found) => found.check());
  await session.resume();
  return {
    state,
    live,
    navigation: state.navigation,
    logOut: session.logOut,
    checkSession,
    remotes,
    match,
    returnHosts: state.returnHosts,
    async prepare(page) {
      // The server could not resolve the login, or it is unknown since: a personal page asks again first.
      if (page.login !== undefined && live.getState().unsure) await session.quietly((found) => found.check());
      await experiments.prepare(page);
    },
    choosePrivacy: services.choosePrivacy,
    shown: services.pageShown,
    platform: browserPlatform(state, live, http, {
      ...services,
      ...session,
      report,
      bucketOf: experiments.bucketOf,
      alerts: alerts.getState(),
      live: liveLater({ live, checkSession, report: (error) => report(error, { remote: 'shell', page: 'live' }) }),
    }),
    reloadOnce: () => recovery.loaded?.reloadOnce() ?? false,
    usable(source) {
      session.begin(source);
      setTimeout(() => services.start(), IDLE_DELAY_MS);
      // Prepares the first call and the first navigation without delaying the first page or the first click.
      onFirstInteraction(document, () => {
        // First, because the first view ends with it.
        whenIdle(services.start);
        whenIdle(http.warm);
        whenIdle(() => void table('/').catch(() => undefined));
      });
    },
  };
}
