import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@aangan/shared-kit/platform/host-router';
import type { PageHead } from '@aangan/shared-kit/platform/page';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createAlertsStore } from '../app/alerts.store.ts';
import type { PageEntry } from '../app/page-entry.ts';
import { headOf, headTags } from '../app/page-head.ts';
import { loadPage } from '../app/page-loader.ts';
import type { PageSource } from '../app/page-source.ts';
import { PageSourceProvider } from '../app/page-source-context.ts';
import { appRoutes } from '../app/routes.tsx';
import { type ServerRemotes, serverRemotes } from '../federation/server-remotes.ts';
import { headHtml } from './head-html.ts';
import type { Rendered, RenderedPage, RenderRequest } from './render-request.ts';
import { renderStreaming } from './render-streaming.ts';
import { requestSource } from './request-source.ts';

export interface Renderer {
  render(request: RenderRequest): Promise<Rendered>;
  readonly remotes: ServerRemotes;
}

/** The server half of the shell that webpack builds: everything that touches React or a remote. */
export function createRenderer(settings: { assetUrl: string }): Renderer {
  const remotes = serverRemotes(settings.assetUrl);
  const handler = createStaticHandler(
    appRoutes(createAlertsStore(), (request, context) => loadPage(request, context as PageSource)),
  );
  return {
    remotes,
    async render(renderRequest) {
      const source = requestSource(renderRequest, remotes);
      const context = await handler.query(renderRequest.request, { requestContext: source });
      if (context instanceof Response) return redirectOf(context);
      const error = context.errors && Object.values(context.errors)[0];
      if (error) throw error;
      const entry: PageEntry = context.loaderData.page;
      const tree = (shown: PageEntry) => {
        const shownContext = { ...context, loaderData: { page: shown } };
        return (
          <PageSourceProvider value={source}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, shownContext)}
              context={shownContext}
              hydrate={false}
            />
          </PageSourceProvider>
        );
      };
      return renderEntry(entry, source, renderRequest.url, tree);
    },
  };
}

async function renderEntry(
  entry: PageEntry,
  source: PageSource,
  url: URL,
  tree: (shown: PageEntry) => ReactNode,
): Promise<RenderedPage> {
  const page = (shown: PageEntry, body: Pick<RenderedPage, 'html' | 'deferred'>): RenderedPage => {
    const head = headOf(shown, source, url);
    return { kind: 'page', status: statusOf(shown), entry: shown, ...headParts(head, source.platform.origin), ...body };
  };
  const values = deferredValues(entry.data);
  try {
    return page(entry, values ? await renderStreaming(tree(entry), values) : { html: renderToString(tree(entry)) });
  } catch (error) {
    source.platform.errors.report(error, { remote: entry.remote, page: entry.page });
    const { data: _lost, ...rest } = entry;
    const failed: PageEntry = {
      ...rest,
      failure: { kind: 'load', message: 'This part of the page could not be shown.' },
    };
    return page(failed, { html: renderToString(tree(failed)) });
  }
}

function headParts(head: PageHead, origin: string): { headHtml: string; title: string; city: string | undefined } {
  return { headHtml: headHtml(head, headTags(head, origin)), title: head.title, city: head.city };
}

/** Top-level promises in the loader's data, or undefined when there are none. */
function deferredValues(data: unknown): Record<string, Promise<unknown>> | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const promises = Object.entries(data).filter(
    (pair): pair is [string, Promise<unknown>] => pair[1] instanceof Promise,
  );
  return promises.length > 0 ? Object.fromEntries(promises) : undefined;
}

/** What search engines should conclude: gone for good, here, or come back later. */
function statusOf(entry: PageEntry): number {
  if (entry.remote === 'shell' && entry.page === 'not-found') return 404;
  return entry.failure ? 503 : 200;
}

function redirectOf(response: Response): Rendered {
  const location = response.headers.get('location');
  if (!location) throw new Error(`A loader answered ${response.status} without a location`);
  return { kind: 'redirect', status: response.status, location };
}
