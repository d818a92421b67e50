import { createBrowserRouter, RouterProvider } from '@aangan/shared-kit/platform/host-router';
import type { ErrorInfo } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { LifeCycles } from 'single-spa';
import { Frame } from '../app/frame.tsx';
import { oneRoute } from '../app/one-route.tsx';
import type { PageEntry } from '../app/page-entry.ts';
import type { PageSource } from '../app/page-source.ts';
import { PageSourceProvider } from '../app/page-source-context.ts';
import { actDeferred } from '../browser/deferred-page-action.ts';
import { isUnexpectedError } from '../browser/recoverable-error.ts';
import { whoseComponent } from '../browser/whose-component.ts';
import { PAGE_FAILURE_WORDS } from '../monitoring/page-failure.words.ts';

/** Props from single-spa. */
export interface WebviewProps {
  readonly domElement: HTMLElement;
  /** The address to show. Without one, the current page is reloaded. */
  readonly path?: string;
}

interface WebviewPageDeps {
  readonly source: PageSource;
  /** The entry that the document contains. */
  readonly entry: PageEntry;
  readonly load: (request: Request) => Promise<PageEntry>;
}

const UNREACHABLE = { kind: 'load', message: PAGE_FAILURE_WORDS.notLoaded } as const;

export interface AlonePage {
  readonly lifecycles: LifeCycles<WebviewProps>;
  /** Loads another address while nothing is mounted, for the next mount. */
  goTo(path: string): Promise<void>;
}

/** One remote alone in a document: lifecycles for single-spa, built for the document's page. */
export function alonePage({ source, entry, load }: WebviewPageDeps): AlonePage {
  let shown = entry;
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  let root: Root | undefined;
  let hydrated = false;

  function tree(started: ReturnType<typeof createBrowserRouter>) {
    return (
      <PageSourceProvider value={source}>
        <RouterProvider router={started} />
      </PageSourceProvider>
    );
  }

  const lifecycles: LifeCycles<WebviewProps> = {
    /** Loads the remote's code. If that fails, the page shows the same fallback as the server. */
    async bootstrap() {
      await source.load(entry).catch(() => {
        if (!entry.failure) shown = { ...entry, data: undefined, failure: UNREACHABLE };
      });
    },
    /** Hydrates the server's markup. When the webview is shown again, renders at the router's current location. */
    async mount({ domElement }) {
      const routes = oneRoute(<Frame />, load, (request) => actDeferred(request, source));
      router ??= createBrowserRouter(routes, { hydrationData: { loaderData: { page: shown } } });
      const options = {
        onRecoverableError(error: unknown, { componentStack }: ErrorInfo) {
          if (!isUnexpectedError(error)) return;
          const place = whoseComponent(componentStack, { remote: entry.remote, page: entry.page });
          source.platform.errors.report(error, place);
        },
      };
      if (hydrated) {
        root = createRoot(domElement, options);
        root.render(tree(router));
      } else root = hydrateRoot(domElement, tree(router), options);
      hydrated = true;
    },
    /** Shows another address of the remote, or reloads the data of the same one. */
    async update({ path }) {
      if (path === undefined) await router?.revalidate();
      else await router?.navigate(path);
    },
    async unmount() {
      root?.unmount();
      root = undefined;
    },
  };
  return {
    lifecycles,
    async goTo(path) {
      await router?.navigate(path);
    },
  };
}
