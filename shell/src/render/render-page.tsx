import {
  type createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@aangan/shared-kit/platform/host-router';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { headOf } from '../app/head-of.ts';
import type { PageEntry } from '../app/page-entry.ts';
import { headTags, safeJson } from '../app/page-head.ts';
import type { PageSource } from '../app/page-source.ts';
import { PageSourceProvider } from '../app/page-source-context.ts';
import type { Buckets } from '../experiments/experiment-cookie.ts';
import { PAGE_FAILURE_WORDS } from '../monitoring/page-failure.words.ts';
import { SHELL } from '../registry/shell-files.ts';
import { isFrameOf } from './frame-failure.ts';
import { headHtml } from './head-html.ts';
import { inTime } from './in-time.ts';
import { isYoung, MARKUP_LIFETIME_MS, type Markup, type MarkupCache, type SavedPage } from './markup-cache.ts';
import { personalWatch } from './personal-watch.ts';
import type { RenderedPage, RenderRequest } from './render-request.ts';
import { renderStreaming } from './render-streaming.ts';
import { isWhole, renderWhole } from './render-whole.ts';

const NO_HTML = new Uint8Array();

/** Of a page whose data is the same in all cities: it is rendered again for the visitor's. */
const ANY_CITY = 'any';

type StaticHandler = ReturnType<typeof createStaticHandler>;
type StaticContext = Exclude<Awaited<ReturnType<StaticHandler['query']>>, Response>;

/** The results of the loaders for one request. */
interface LoadedRequest {
  readonly asked: RenderRequest;
  readonly source: PageSource;
  readonly context: StaticContext;
  readonly entry: PageEntry;
  /** Its data is the same for all visitors in a city. */
  readonly ofNobody: boolean;
  /** Its data is the same for all visitors and their cities. */
  readonly isForAnyone: boolean;
}

interface MarkupOfPage {
  readonly markup: Markup;
  /** Nothing in it is the visitor's own. */
  readonly shared: boolean;
}

/** Renders loaded pages; a page with a rendering error becomes the fallback in its region. */
export function pageRenderer(routes: StaticHandler['dataRoutes'], cache: MarkupCache) {
  return async (loaded: LoadedRequest): Promise<RenderedPage> => {
    const { entry, source } = loaded;
    const saved = await savedPage(loaded);
    if (saved) return saved;
    const values = deferredValues(entry.data);
    const entryJson = safeJson(values ? withoutValues(entry, values) : entry);
    try {
      if (!values) {
        const { markup, shared } = await cachedMarkup(loaded, entryJson);
        const page = pageOf(loaded, entry, entryJson, markup);
        const ofNobody = shared && loaded.ofNobody && Object.keys(page.experiments ?? {}).length === 0;
        return { ...page, ...(ofNobody && { ofNobody }) };
      }
      const watch = personalWatch(source.platform);
      const { page, ended } = await streamedPage(withPlatform(loaded, watch.platform), entry, values, entryJson);
      void ended.then(() => (watch.personal() ? undefined : saveLater(loaded, page, values)));
      return page;
    } catch (error) {
      const frameFailed = await isFrameOf(tree(loaded, source, entry));
      const place = frameFailed ? { remote: SHELL } : { remote: entry.remote, page: entry.page };
      source.platform.errors.report(error, { ...place, kind: 'render' });
      const { data: _lost, filled: _alsoLost, ...rest } = entry;
      const failed: PageEntry = {
        ...rest,
        // As after loading: the browser retries once, and may reach what the server cannot.
        failure: { kind: 'load', message: PAGE_FAILURE_WORDS.notShown },
      };
      const html = renderToString(tree(loaded, source, failed));
      const page = pageOf(loaded, failed, safeJson(failed), markupOf(loaded, source, failed, html));
      const failure = { kind: 'render', message: PAGE_FAILURE_WORDS.renderFailed } as const;
      return { ...page, failure, ...(frameFailed && { frameFailed }) };
    }
  };

  /** While the data of a page cannot be loaded, strangers get the whole page of some minutes ago. */
  async function savedPage(loaded: LoadedRequest): Promise<RenderedPage | undefined> {
    if (loaded.entry.failure?.kind !== 'data' || isPersonal(loaded)) return undefined;
    const { now } = loaded.asked.platform;
    const keys = [...cacheKeys(loaded.asked), ...cacheKeys(loaded.asked, ANY_CITY)];
    const saved = firstOf(keys, (key) => cache.last(key, now));
    if (!saved) return undefined;
    const entry: PageEntry = JSON.parse(saved.data);
    if (saved.lateData === undefined) return pageOf(loaded, entry, saved.data, saved.markup);
    const late: object = JSON.parse(saved.lateData);
    const values = Object.fromEntries(Object.entries(late).map(([name, value]) => [name, Promise.resolve(value)]));
    const whole = { ...entry, data: { ...(entry.data as object), ...values } };
    const { headHtml } = saved.markup;
    const { page } = await streamedPage(loaded, whole, values, saved.data);
    return { ...page, headHtml };
  }

  async function streamedPage(
    loaded: LoadedRequest,
    entry: PageEntry,
    values: Readonly<Record<string, Promise<unknown>>>,
    entryJson: string,
  ): Promise<{ page: RenderedPage; ended: Promise<void> }> {
    const { source, asked } = loaded;
    const { html, deferred, ended } = await renderStreaming(tree(loaded, source, entry), values, asked.nonce);
    return { page: { ...pageOf(loaded, entry, entryJson, markupOf(loaded, source, entry, html)), deferred }, ended };
  }

  /**
   * Saves a page with late values. Its markup contains scripts of its own document, so only its data is saved, once a
   * minute.
   */
  async function saveLater(
    loaded: LoadedRequest,
    page: RenderedPage,
    values: Readonly<Record<string, Promise<unknown>>>,
  ): Promise<void> {
    const { asked } = loaded;
    const { now } = asked.platform;
    const key = bucketKey(asked);
    const before = cache.last(key, now);
    if (isPersonal(loaded) || (before && isYoung(before, now, MARKUP_LIFETIME_MS))) return;
    const { status, headHtml, city, category, entryJson: data } = page;
    const markup = { status, headHtml, city, category, html: NO_HTML, now };
    const late = await Promise.all(Object.entries(values).map(async ([name, value]) => [name, await value])).catch(
      // The document shows which value is missing.
      () => undefined,
    );
    if (late) save(loaded, { data, markup, set: asked.releaseSet, lateData: JSON.stringify(Object.fromEntries(late)) });
  }

  /** Saves a page for visitors in the same city, and its data for those in others. */
  function save({ asked, isForAnyone }: LoadedRequest, page: SavedPage): void {
    cache.store(bucketKey(asked), page);
    if (isForAnyone) {
      const { markup, lateData = '{}' } = page;
      cache.store(bucketKey(asked, ANY_CITY), { ...page, markup: { ...markup, html: NO_HTML }, lateData });
    }
  }

  /** The markup of an earlier request if nothing in it can differ now. */
  async function cachedMarkup(loaded: LoadedRequest, entryJson: string): Promise<MarkupOfPage> {
    const { asked, source, entry } = loaded;
    const { now } = asked.platform;
    // A logged-in person never gets shared markup: the header shows their name.
    const personal = isPersonal(loaded);
    const known = personal ? undefined : firstOf(cacheKeys(asked), (key) => cache.find(key, entryJson, now));
    if (known) return { markup: known, shared: true };
    const watch = personalWatch(source.platform);
    const { source: watched } = withPlatform(loaded, watch.platform);
    const html = await renderWhole(tree(loaded, watched, entry));
    const markup = markupOf(loaded, watched, entry, html);
    const shared = !personal && !entry.failure && !watch.personal() && isWhole(html);
    if (shared) save(loaded, { data: entryJson, markup, set: asked.releaseSet });
    return { markup, shared };
  }

  function tree({ context }: LoadedRequest, source: PageSource, entry: PageEntry): ReactNode {
    const shown = { ...context, loaderData: { page: entry } };
    return (
      <PageSourceProvider value={source}>
        <StaticRouterProvider router={createStaticRouter(routes, shown)} context={shown} hydrate={false} />
      </PageSourceProvider>
    );
  }
}

function withPlatform(loaded: LoadedRequest, platform: Platform): LoadedRequest {
  return { ...loaded, source: { ...loaded.source, platform } };
}

/**
 * Everything in a request that markup depends on, besides the page's data and the clock.
 * @param buckets of its experiments; none if the page was made without reading any
 * @param city of the visitor: the page's header shows it
 */
function cacheKey({ releaseSet, url, platform }: RenderRequest, buckets: Buckets, city = platform.session.city) {
  const { device, hybrid } = platform;
  return [releaseSet.id, device, hybrid, city, JSON.stringify(buckets), url.href].join(' ');
}

/** Where the page of a request is cached: for its buckets only if it has read one. */
function bucketKey(asked: RenderRequest, city?: string): string {
  return cacheKey(asked, asked.experiments?.wereRead() ? decidedOf(asked) : {}, city);
}

/** Where the page of a request may be cached: for all visitors, or for those in the same buckets. */
function cacheKeys(asked: RenderRequest, city?: string): string[] {
  return [...new Set([cacheKey(asked, {}, city), cacheKey(asked, decidedOf(asked), city)])];
}

function decidedOf({ experiments }: RenderRequest): Buckets {
  return experiments?.decided() ?? {};
}

/** The result for the first key that has one. */
function firstOf<T>(keys: readonly string[], find: (key: string) => T | undefined): T | undefined {
  for (const key of keys) {
    const found = find(key);
    if (found) return found;
  }
  return undefined;
}

/** Whether the page is of one person: declared so, of a login, or with what was typed into a refused form. */
function isPersonal({ source, entry }: LoadedRequest): boolean {
  const { loggedIn } = source.platform.session;
  return loggedIn || source.live.getState().unsure || entry.personal === true || entry.refusal !== undefined;
}

function pageOf(loaded: LoadedRequest, entry: PageEntry, entryJson: string, markup: Markup): RenderedPage {
  const { remote, page } = entry;
  const { asked } = loaded;
  const experiments = decidedOf(asked);
  const failure = entry.failure && { failure: entry.failure };
  const personal = isPersonal(loaded) || entry.gate === true;
  const fills = entry.filled ?? [];
  const withoutReferrer = entry.personal === true && entry.login === undefined;
  const status = statusOf(entry, markup);
  const facts = { status, remote, page, fills, personal, withoutReferrer, experiments, entryJson };
  return { ...markup, kind: 'page', ...facts, ...failure };
}

function markupOf({ asked }: LoadedRequest, source: PageSource, entry: PageEntry, html: string): Markup {
  const head = headOf(entry, source, asked.url);
  return {
    status: ABSENT.find((status) => status === head.status) ?? 200,
    headHtml: headHtml(head, headTags(head, source.platform.origin)),
    city: head.city,
    category: head.category,
    html: Buffer.from(html),
    now: asked.platform.now,
  };
}

/** Top-level promises in the loader's data, or undefined when there are none. */
function deferredValues(data: unknown): Record<string, Promise<unknown>> | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const promises = Object.entries(data).flatMap(([name, value]) =>
    isPromise(value) ? [[name, inTime(Promise.resolve(value), `The page's ${name}`)] as const] : [],
  );
  // A rejection before the document listens must not count as unhandled.
  for (const [, promise] of promises) promise.catch(() => undefined);
  return promises.length > 0 ? Object.fromEntries(promises) : undefined;
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}

function withoutValues(entry: PageEntry, values: Readonly<Record<string, unknown>>): PageEntry {
  const settled = Object.entries(entry.data as object).filter(([name]) => !(name in values));
  return { ...entry, data: Object.fromEntries(settled) };
}

/** Statuses that a page may give its document, besides 200. */
const ABSENT = [404, 410];

/** The status for search engines: the page's own, or come back later; and of a form that was refused. */
function statusOf(entry: PageEntry, markup: Markup): number {
  if (entry.failure) return 503;
  if (markup.status !== 200) return markup.status;
  return entry.refusal ? 422 : 200;
}
