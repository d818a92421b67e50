import { createStaticHandler } from '@aangan/shared-kit/platform/host-router';
import { actOnPage } from '../app/page-action.ts';
import type { PageEntry } from '../app/page-entry.ts';
import { loadPage } from '../app/page-loader.ts';
import type { PageSource } from '../app/page-source.ts';
import { appRoutes } from '../app/routes.tsx';
import { type ServerRemotes, serverRemotes } from '../federation/server-remotes.ts';
import { markupCache } from './markup-cache.ts';
import { personalWatch } from './personal-watch.ts';
import { pageRenderer } from './render-page.tsx';
import type { Rendered, RenderRequest } from './render-request.ts';
import { requestSource } from './request-source.ts';

export interface Renderer {
  render(request: RenderRequest): Promise<Rendered>;
  readonly remotes: ServerRemotes;
}

export interface RendererSettings {
  /** Origin from which this server fetches remotes, without a slash at the end. */
  readonly assetUrl: string;
  /** Bytes of markup to cache; 0 renders every page again. */
  readonly markupCache: number;
}

/** All code of the server half that uses React or a remote. */
export function createRenderer(settings: RendererSettings): Renderer {
  const remotes = serverRemotes(settings.assetUrl);
  const handler = createStaticHandler(appRoutes((request, context) => loadPage(request, context as PageSource)));
  const cache = markupCache(settings.markupCache);
  const renderPage = pageRenderer(handler.dataRoutes, cache);
  return {
    remotes: {
      ...remotes,
      keep(releases) {
        remotes.keep(releases);
        cache.keep(releases);
      },
    },
    async render(asked) {
      const source = requestSource(asked, remotes);
      const acted = asked.form && (await actOnPage(asked.request, asked.form, source));
      if (acted instanceof Response) return acted.status === 405 ? { kind: 'no-action' } : redirectOf(acted);
      const loading = personalWatch(source.platform);
      const requestContext = { ...source, platform: loading.platform };
      const started = performance.now();
      const context = await handler.query(asked.request, { requestContext });
      const loadedAt = performance.now();
      if (context instanceof Response) return redirectOf(context);
      const error = context.errors && Object.values(context.errors)[0];
      if (error) throw error;
      const loaded: PageEntry = context.loaderData.page;
      const entry = acted ? { ...loaded, refusal: acted } : loaded;
      const rendered = await renderPage({
        ...{ asked, source, context, entry },
        ofNobody: !loading.personal(),
        isForAnyone: !loading.personal() && !loading.ofCity(),
      });
      const timings = { loaderMs: whole(loadedAt - started), renderMs: whole(performance.now() - loadedAt) };
      return { ...rendered, timings };
    },
  };
}

function whole(ms: number): number {
  return Math.round(ms);
}

function redirectOf(response: Response): Rendered {
  const location = response.headers.get('location');
  if (!location) throw new Error(`A loader answered ${response.status} without a location`);
  return { kind: 'redirect', status: response.status, location };
}
