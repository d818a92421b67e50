import { createBrowserRouter, RouterProvider } from '@aangan/shared-kit/platform/host-router';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { LifeCycles } from 'single-spa';
import { Frame } from '../app/frame.tsx';
import { oneRoute } from '../app/one-route.tsx';
import type { PageEntry } from '../app/page-entry.ts';
import type { PageSource } from '../app/page-source.ts';
import { PageSourceProvider } from '../app/page-source-context.ts';
import { isFault } from '../browser/recoverable-error.ts';

/** What the lifecycles are given by single-spa. */
export interface WebviewProps {
  readonly domElement: HTMLElement;
  /** The address to show; what is shown now is loaded anew without one. */
  readonly path?: string;
}

interface WebviewPageParts {
  readonly source: PageSource;
  /** The entry that the document brought along. */
  readonly entry: PageEntry;
  readonly load: (request: Request) => Promise<PageEntry>;
}

const UNREACHABLE = { kind: 'load', message: 'This part of the page could not be loaded.' } as const;

export interface AlonePage {
  readonly lifecycles: LifeCycles<WebviewProps>;
  /** Loads another address while nothing is mounted, so that it is what the next mount shows. */
  goTo(path: string): Promise<void>;
}

/** One remote alone in a document: lifecycles for single-spa, made of the page that the document is about. */
export function alonePage({ source, entry, load }: WebviewPageParts): AlonePage {
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
    /** Fetches the remote's code; a remote out of reach is shown as the fallback that the server sent or would have. */
    async bootstrap() {
      await source.load(entry).catch(() => {
        if (!entry.failure) shown = { ...entry, data: undefined, failure: UNREACHABLE };
      });
    },
    /** Takes over the server's markup, or, when the webview comes back, begins anew where the router is. */
    async mount({ domElement }) {
      router ??= createBrowserRouter(oneRoute(<Frame />, load), {
        hydrationData: { loaderData: { page: shown } },
      });
      const options = {
        onRecoverableError(error: unknown) {
          if (isFault(error)) source.platform.errors.report(error, { remote: entry.remote, page: entry.page });
        },
      };
      if (hydrated) {
        root = createRoot(domElement, options);
        root.render(tree(router));
      } else root = hydrateRoot(domElement, tree(router), options);
      hydrated = true;
    },
    /** Another address of the remote, or new data for the same. */
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
