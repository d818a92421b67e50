import '@aangan/shared-kit/ui/tokens.css';
import { randomId } from '@aangan/shared-kit/domain/random-id';
import { createBrowserRouter, RouterProvider } from '@aangan/shared-kit/platform/host-router';
import { guardSheetBack } from '@aangan/shared-kit/ui/sheet-history';
import { hydrateRoot } from 'react-dom/client';
import { createAlertsStore } from '../app/alerts.store.ts';
import { loadPage } from '../app/page-loader.ts';
import type { PageSource } from '../app/page-source.ts';
import { PageSourceProvider } from '../app/page-source-context.ts';
import { appRoutes } from '../app/routes.tsx';
import { browserRemotes } from '../federation/browser-remotes.ts';
import { notFoundPage } from '../not-found/not-found.tsx';
import { servicesAtLeisure } from '../services/services-at-leisure.ts';
import { browserPlatform } from './browser-platform.ts';
import { onFirstIntent } from './first-intent.ts';
import { lazyHttp } from './lazy-http.ts';
import { lazyPageTable } from './page-table-loader.ts';
import { documentState } from './read-document.ts';

async function hydrate(): Promise<void> {
  const state = await documentState();
  const alerts = createAlertsStore();
  const remotes = browserRemotes(state.remotes);
  const match = lazyPageTable(state.pages);
  const http = lazyHttp({
    baseUrl: state.origin,
    device: state.device,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    requestId: () => randomId(20, Math.random),
  });
  const services = servicesAtLeisure(async () => {
    const { startServices } = await import(/* webpackChunkName: "services" */ '../services/start-services.ts');
    return startServices({ state, http, showAlert: alerts.getState().show });
  });
  const source: PageSource = {
    platform: browserPlatform(state, alerts, http, services),
    match,
    load: async ({ remote, page }) => (remote === 'shell' ? notFoundPage : remotes.load(remote, page)),
    loaded: ({ remote, page }) => (remote === 'shell' ? notFoundPage : remotes.loaded(remote, page)),
  };
  const { entry } = state;
  // A page whose remote is out of reach hydrates as the fallback that the server sent or would have sent.
  const reached = await source.load(entry).then(
    () => true,
    () => false,
  );
  const shown = reached || entry.failure ? entry : { ...entry, data: undefined, failure: unreachable };
  guardSheetBack();
  const router = createBrowserRouter(
    appRoutes(alerts, (request) => loadPage(request, source)),
    { hydrationData: { loaderData: { page: shown } } },
  );
  const app = document.getElementById('app');
  if (!app) throw new Error('The document has no #app');
  hydrateRoot(
    app,
    <PageSourceProvider value={source}>
      <RouterProvider router={router} />
    </PageSourceProvider>,
    { onRecoverableError: (error) => source.platform.errors.report(error, { remote: entry.remote, page: entry.page }) },
  );
  setTimeout(() => services.start(), LEISURE_MS);
  // Ready for the first call and the first navigation without costing the first page anything.
  onFirstIntent(document, () => {
    http.warm();
    services.start();
    void match('/').catch(() => undefined);
  });
}

/** ms after which a page that nobody touches counts as usable and read. */
const LEISURE_MS = 4000;

const unreachable = { kind: 'load', message: 'This part of the page could not be loaded.' } as const;

void hydrate();
