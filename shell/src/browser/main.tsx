import '@aangan/shared-kit/ui/tokens.css';
import { createBrowserRouter, RouterProvider } from '@aangan/shared-kit/platform/host-router';
import { guardSheetBack } from '@aangan/shared-kit/ui/sheet-back';
import { hydrateRoot } from 'react-dom/client';
import { PageBoundary } from '../app/page-boundary.tsx';
import type { PageEntry, PageFailure } from '../app/page-entry.ts';
import type { PageSource } from '../app/page-source.ts';
import { PageSourceProvider } from '../app/page-source-context.ts';
import { appRoutes } from '../app/routes.tsx';
import { shellPages } from '../app/shell-pages.ts';
import { browserRemotes } from '../federation/browser-remotes.ts';
import { PAGE_FAILURE_WORDS } from '../monitoring/page-failure.words.ts';
import { leaveForSaved } from '../offline/full-load.ts';
import { actDeferred } from './deferred-page-action.ts';
import { loadPageDeferred } from './deferred-page-loader.ts';
import type { DocumentState } from './document-state.ts';
import { openDocument } from './open-document.ts';
import { isUnexpectedError } from './recoverable-error.ts';
import { whoseComponent } from './whose-component.ts';

async function hydrate(): Promise<void> {
  const { state, remotes, usable, ...opened } = await openDocument(browserRemotes);
  const own = shellPages({
    async offline() {
      const { offlinePage } = await import(/* webpackChunkName: "offline" */ '../offline/offline-page.tsx');
      return offlinePage;
    },
    async notFound() {
      const { notFoundPage } = await import(/* webpackChunkName: "not-found" */ '../not-found/not-found.tsx');
      return notFoundPage;
    },
  });
  const source: PageSource = {
    ...opened,
    load: async ({ remote, page }) => (remote === 'shell' ? own.load(page) : remotes.load(remote, page)),
    loaded: ({ remote, page }) => (remote === 'shell' ? own.loaded(page) : remotes.loaded(remote, page)),
  };
  const { entry } = state;
  // A page whose remote is unreachable stays as the server wrote it, be it the page or the fallback.
  const reached = await source.load(entry).then(
    () => true,
    () => false,
  );
  const shown =
    reached || entry.failure || entry.gate ? entry : { ...entry, data: undefined, failure: unreachable(state) };
  const shownNow = (): PageEntry => router.state.loaderData.page;
  guardSheetBack();
  const router = createBrowserRouter(
    appRoutes(
      (request) => leaveForSaved(request, router.state.location) ?? loadPageDeferred(request, source, shownNow),
      (request) => actDeferred(request, source),
    ),
    { hydrationData: { loaderData: { page: shown } } },
  );
  const app = document.getElementById('app');
  if (!app) throw new Error('The document has no #app');
  hydrateRoot(
    app,
    <PageSourceProvider value={source}>
      <RouterProvider router={router} />
    </PageSourceProvider>,
    {
      onRecoverableError(error, { componentStack }) {
        if (!isUnexpectedError(error)) return;
        const place = whoseComponent(componentStack, { remote: entry.remote, page: entry.page });
        source.platform.errors.report(error, place);
      },
      // Errors of sections with their own boundary; the boundary of the whole page reports by itself.
      onCaughtError(error, { errorBoundary, componentStack }) {
        if (errorBoundary instanceof PageBoundary) return;
        const { remote, page } = shownNow();
        source.platform.errors.report(error, whoseComponent(componentStack, { remote, page, kind: 'render' }));
      },
    },
  );
  usable(source);
}

function unreachable({ pageCity }: DocumentState): PageFailure {
  const head = { title: document.title, ...(pageCity && { city: pageCity }) };
  const served = { path: location.pathname + location.search, head };
  return { kind: 'load', message: PAGE_FAILURE_WORDS.notLoaded, served };
}

void hydrate();
