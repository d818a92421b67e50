import type { Release } from '@aangan/shared-kit/build/release';
import { REQUEST_TIMEOUT_MS } from '@aangan/shared-kit/domain/platform-limits';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { LATE_BOUNDARY } from '../browser/document-state.ts';
import { routesOf } from '../registry/release-set.ts';
import { SHELL_ROUTES } from '../registry/shell-routes.ts';
import { pageTable } from '../routing/page-table.ts';
import { containerCode, fileFacts } from '../testing/a-container.ts';
import { aRelease, aReleasePage } from '../testing/a-release.ts';
import { aSession } from '../testing/a-session.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { createRenderer, type Renderer } from './main.tsx';
import type { RenderedPage, RenderRequest } from './render-request.ts';

/** A page that requests an address whenever it is rendered, so that the test can count. */
const counting = `{
  Component: () => react.createElement('img', { src: shared.usePlatform().assets.url('picture.avif') }),
  loader: async ({ url, platform }) => ({ page: url.searchParams.get('page'), listings: await platform.http.request('X') }),
  head: ({ data }) => ({ title: 'Page ' + data.page, city: 'pune' }),
}`;
/** As a page that greets its visitor would. */
const personal = `{
  Component: () => react.createElement('h1', null, 'Hello ' + shared.usePlatform().session.deviceId),
}`;
/** A page that shows why there is nothing at its address. */
const absent = `{
  Component: () => react.createElement('img', { alt: 'Ended', src: shared.usePlatform().assets.url('picture.avif') }),
  loader: async ({ url }) => Number(url.searchParams.get('status')),
  head: ({ data }) => ({ title: 'Ended', status: data }),
}`;
const slow = `{
  Component: () => react.createElement('h1', null, 'Quick'),
  loader: async () => ({ quick: 1, slow: Promise.reject(new Error('too slow')) }),
}`;
/** Answers quickly with a part, and later with another one. */
const late = `(() => {
  const Part = () => react.use(shared.usePageData().late);
  return {
    Component: () => react.createElement(react.Suspense, { fallback: 'Loading' }, react.createElement(Part)),
    loader: async ({ platform }) => ({ listings: await platform.http.request('X'), late: Promise.resolve('The rest') }),
    head: ({ data }) => ({ title: 'Late ' + data.listings }),
  };
})()`;
/** The same, about its visitor. */
const lateOfVisitor = `(() => {
  const Part = () => react.use(shared.usePageData().late) + shared.usePlatform().session.deviceId;
  return {
    Component: () => react.createElement(react.Suspense, { fallback: 'Loading' }, react.createElement(Part)),
    loader: async ({ platform }) => { await platform.http.request('X'); return { late: Promise.resolve('Hello ') }; },
  };
})()`;
/** Loads what is in the visitor's city. */
const city = `{
  Component: () => react.createElement('h1', null, 'Here'),
  loader: async ({ platform }) => ({ city: platform.session.city, listings: await platform.http.request('X') }),
}`;
const leaving = `{
  Component: () => react.createElement('h1', null, 'Still here'),
  loader: async ({ platform }) => { await platform.http.request('X'); return null; },
}`;

/** Reads its bucket while it loads, and while it is rendered. */
const trying = `{
  Component: () => {
    const { experiments, assets } = shared.usePlatform();
    return react.createElement('img', { alt: experiments.bucketOf('colours'), src: assets.url('picture.avif') });
  },
  loader: async ({ platform }) => { platform.experiments.bucketOf('colours'); return null; },
}`;

/** Reads its bucket only in the browser. */
const surveying = `{
  Component: () => react.createElement('img', { src: shared.usePlatform().assets.url('picture.avif') }),
  loader: async ({ platform }) => platform.http.request('X'),
}`;

const endless = `{
  Component: () => react.createElement('h1', null, 'Never'),
  loader: () => new Promise(() => {}),
}`;
const throwing = `{ Component: () => { throw new Error('cannot be rendered'); } }`;

/** A page with a section whose script is loaded on the server with the first visit. */
const parted = `(() => {
  const Part = react.lazy(async () => ({ default: () => react.createElement('p', null, 'The part') }));
  const image = () => react.createElement('img', { src: shared.usePlatform().assets.url('picture.avif') });
  return { Component: () => react.createElement(react.Suspense, null, image(), react.createElement(Part)) };
})()`;
/** A page with a section that waits for data which never arrive. */
const waiting = `(() => {
  const never = new Promise(() => {});
  const Part = () => react.use(never);
  return {
    Component: () => react.createElement(react.Suspense, { fallback: 'Loading' }, react.createElement(Part)),
    loader: async () => ({ never }),
  };
})()`;

const CODE = containerCode({
  counting,
  secret: counting,
  personal,
  absent,
  slow,
  leaving,
  trying,
  surveying,
  endless,
  throwing,
  parted,
  waiting,
  late,
  city,
  'late-of-visitor': lateOfVisitor,
}).replace(
  'react = Object.values(scope.react)[0].lib();',
  `react = Object.values(scope.react)[0].lib();
  const shares = (name) => Object.values(scope['@aangan/shared-kit/platform/' + name])[0].lib();
  shared = { ...shares('platform'), ...shares('page') };`,
);

describe('the renderer', () => {
  let assets: TestServer;
  let renderer: Renderer;
  let release: Release;
  let listings: unknown;
  let duringCall: () => void;
  let timesRendered: number;

  beforeEach(async () => {
    const code = `let shared; ${CODE}`;
    assets = await testServer((_request, response) => response.end(code));
    renderer = createRenderer({ assetUrl: assets.origin, markupCache: 1_000_000 });
    const pages = {
      counting: ['/counting'],
      personal: ['/personal'],
      absent: ['/absent'],
      slow: ['/slow'],
      leaving: ['/leaving'],
      endless: ['/endless'],
      throwing: ['/throwing'],
      parted: ['/parted'],
      waiting: ['/waiting'],
      late: ['/late'],
      city: ['/city'],
      'late-of-visitor': ['/late-of-visitor'],
    };
    const plain = aRelease(pages, { files: { 'server/remote-entry.cjs': fileFacts(code) } });
    const declared = {
      trying: { ...aReleasePage('trying', ['/trying']), experiments: ['colours'] },
      surveying: { ...aReleasePage('surveying', ['/surveying']), experiments: ['colours'] },
      secret: { ...aReleasePage('secret', ['/secret/{token}']), personal: true },
    };
    release = { ...plain, pages: { ...plain.pages, ...declared } };
    listings = ['a'];
    duringCall = () => undefined;
    timesRendered = 0;
  });
  afterEach(() => assets.close());

  it('shows a stranger the page of some minutes ago while its data cannot be loaded, and nobody else', async () => {
    const before = await visit('/counting?page=1', { now: 1000 });
    duringCall = () => {
      throw new Error('The API is away');
    };
    const saved = await visit('/counting?page=1', { now: 500_000 });
    expect([saved.status, saved.entryJson, htmlOf(saved)]).toEqual([200, before.entryJson, htmlOf(before)]);
    expect((await visit('/counting?page=1', { now: 700_000 })).status).toBe(503);
    expect((await visit('/counting?page=1', { now: 2000, loggedIn: true })).status).toBe(503);
    expect((await visit('/counting?page=1', { now: 2000, unsure: true })).status).toBe(503);
    expect((await visit('/counting?page=2', { now: 2000 })).status).toBe(503);
  });

  it('shows a stranger a page with late values of some minutes ago while its data cannot be loaded', async () => {
    await wholeOf(await visit('/late', { now: 1000 }));
    duringCall = () => {
      throw new Error('The API is away');
    };
    const saved = await visit('/late', { now: 500_000 });
    expect([saved.status, JSON.parse(saved.entryJson).data]).toEqual([200, { listings: ['a'] }]);
    expect(saved.headHtml).toContain('Late a');
    expect(await wholeOf(saved)).toContain('The rest');
    await expect(saved.deferred?.values.late).resolves.toBe('The rest');
    expect((await visit('/late', { now: 700_000 })).status).toBe(503);
    expect((await visit('/late', { now: 2000, loggedIn: true })).status).toBe(503);
  });

  it('shows a page that was visited before the visitor chose another city, unless its data is about the city', async () => {
    await visit('/counting?page=1', { now: 1000, city: 'pune' });
    await visit('/city', { now: 1000, city: 'pune' });
    duringCall = () => {
      throw new Error('The API is away');
    };
    const saved = await visit('/counting?page=1', { now: 2000, city: 'delhi' });
    expect([saved.status, JSON.parse(saved.entryJson).data.listings]).toEqual([200, ['a']]);
    expect(saved.headHtml).toContain('Page 1');
    expect((await visit('/city', { now: 2000, city: 'pune' })).status).toBe(200);
    expect((await visit('/city', { now: 2000, city: 'delhi' })).status).toBe(503);
  });

  it('never saves a page whose late part is about its visitor', async () => {
    expect(await wholeOf(await visit('/late-of-visitor'))).toContain('Hello device-1');
    duringCall = () => {
      throw new Error('The API is away');
    };
    expect((await visit('/late-of-visitor', { now: 2000 })).status).toBe(503);
  });

  it('never caches or shares a page that its remote declares as personal', async () => {
    const first = await visit('/secret/token-1');
    expect([first.personal, first.withoutReferrer]).toEqual([true, true]);
    await visit('/secret/token-1');
    expect(timesRendered).toBe(2);
    duringCall = () => {
      throw new Error('The API is away');
    };
    expect((await visit('/secret/token-1', { now: 2000 })).status).toBe(503);
  });

  it('shows the page of some minutes ago to visitors of all buckets, unless it has read one', async () => {
    await visit('/surveying', { buckets: { colours: 'a' } });
    await visit('/surveying', { buckets: { colours: 'b' } });
    expect(timesRendered).toBe(1);
    duringCall = () => {
      throw new Error('The API is away');
    };
    const other = await visit('/surveying', { buckets: { colours: 'b' }, now: 2000 });
    expect([other.status, other.experiments]).toEqual([200, { colours: 'b' }]);
  });

  it('never caches or shares the page of somebody whose login cannot be resolved', async () => {
    await visit('/counting?page=1');
    const unknown = await visit('/counting?page=1', { unsure: true });
    expect(unknown.personal).toBe(true);
    expect(timesRendered).toBe(2);
    expect((await visit('/counting?page=1')).personal).toBe(false);
    expect(timesRendered).toBe(2);
  });

  interface Visit extends Partial<Omit<Platform, 'session'>> {
    readonly navigation?: RenderRequest['navigation'];
    readonly deviceId?: string;
    readonly city?: string;
    readonly loggedIn?: boolean;
    readonly unsure?: boolean;
    readonly setId?: string;
    readonly buckets?: Readonly<Record<string, string>>;
  }

  async function visit(
    path: string,
    {
      deviceId = 'device-1',
      city = 'delhi',
      loggedIn = false,
      unsure = false,
      setId = 'set1',
      buckets = {},
      navigation = [],
      ...facts
    }: Visit = {},
  ) {
    let decided: Readonly<Record<string, string>> = {};
    let read = false;
    const url = new URL(path, 'https://aangan.test');
    const http = {
      request: async () => {
        duringCall();
        return listings as never;
      },
    };
    const assets = {
      url: (name: string) => {
        timesRendered += 1;
        return name;
      },
    };
    const rendered = await renderer.render({
      request: new Request(url),
      url,
      releaseSet: { id: setId, releases: { 'mfe-test': release } },
      table: pageTable([...SHELL_ROUTES, ...routesOf({ 'mfe-test': release })]),
      navigation,
      platform: fakePlatform({
        http,
        assets,
        now: 1000,
        experiments: {
          bucketOf: (name) => {
            read = true;
            return decided[name] ?? 'undecided';
          },
          convert: () => undefined,
          reached: () => undefined,
        },
        ...facts,
        session: { deviceId, city, loggedIn },
      }),
      session: { live: aSession({ unsure }), known: async () => undefined },
      experiments: {
        decide: async ({ experiments = [] }) => {
          decided = Object.fromEntries(experiments.map((name) => [name, buckets[name] ?? 'a']));
        },
        decided: () => decided,
        wereRead: () => read,
      },
    });
    if (rendered.kind !== 'page') throw new Error('the page redirects');
    return rendered;
  }
  const htmlOf = ({ html }: RenderedPage) => Buffer.from(html).toString();
  /** The whole page, once all of it is rendered and saved. */
  async function wholeOf(page: RenderedPage): Promise<string> {
    let whole = htmlOf(page);
    for await (const chunk of page.deferred?.rest ?? []) whole += chunk;
    await new Promise((resolve) => setImmediate(resolve));
    return whole;
  }

  describe('for concurrent requests for the same page', () => {
    it('renders once, and calls the API for each request', async () => {
      let calls = 0;
      duringCall = () => {
        calls += 1;
      };
      const first = await visit('/counting?page=1');
      const second = await visit('/counting?page=1', { deviceId: 'device-2', now: 1500 });
      expect(timesRendered).toBe(1);
      expect(calls).toBe(2);
      expect(htmlOf(second)).toBe(htmlOf(first));
      expect(second).toMatchObject({ headHtml: first.headHtml, city: 'pune', status: 200, entryJson: first.entryJson });
    });

    it('returns the instant that the markup was rendered for', async () => {
      await visit('/counting?page=1', { now: 1000 });
      expect((await visit('/counting?page=1', { now: 1500 })).now).toBe(1000);
    });

    it.each<[string, string, Visit]>([
      ['its address differs', '/counting?page=2', {}],
      ['the visitor has another device', '/counting?page=1', { device: 'MOBILE_WEB' }],
      ['the visitor is in another city', '/counting?page=1', { city: 'pune' }],
      ['it is shown without the frame', '/counting?page=1', { hybrid: true }],
      ['it was rendered a minute ago', '/counting?page=1', { now: 61_000 }],
      ['another release set is in force', '/counting?page=1', { setId: 'set2' }],
    ])('renders the page again when %s', async (_name, path, facts) => {
      await visit('/counting?page=1');
      await visit(path, facts);
      expect(timesRendered).toBe(2);
    });

    it('renders the page again when its data has changed', async () => {
      await visit('/counting?page=1');
      listings = ['a', 'b'];
      expect(JSON.parse((await visit('/counting?page=1')).entryJson).data.listings).toEqual(['a', 'b']);
      expect(timesRendered).toBe(2);
    });

    it('shows each visitor the bucket that was decided before the page loaded', async () => {
      expect(htmlOf(await visit('/trying', { buckets: { colours: 'a' } }))).toContain('alt="a"');
      const other = await visit('/trying', { buckets: { colours: 'b' } });
      expect(htmlOf(other)).toContain('alt="b"');
      expect(other.experiments).toEqual({ colours: 'b' });
      await visit('/trying', { buckets: { colours: 'b' } });
      expect(timesRendered).toBe(2);
      expect((await visit('/counting?page=1')).experiments).toEqual({});
    });

    it('never shows a visitor the markup of another visitor', async () => {
      expect(htmlOf(await visit('/personal', { deviceId: 'device-1' }))).toContain('Hello device-1');
      expect(htmlOf(await visit('/personal', { deviceId: 'device-2' }))).toContain('Hello device-2');
    });
  });

  it('ends a loader that never settles', async () => {
    await visit('/leaving');
    jest.useFakeTimers();
    try {
      const waiting = visit('/endless');
      await jest.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
      const rendered = await waiting;
      expect(rendered.status).toBe(503);
      expect(JSON.parse(rendered.entryJson).failure.kind).toBe('data');
    } finally {
      jest.useRealTimers();
    }
  });

  it('gives a loader the time that its page declares', async () => {
    const { endless: page } = release.pages;
    if (!page) throw new Error('The release has a page without an end');
    release = { ...release, pages: { ...release.pages, endless: { ...page, loaderTimeoutMs: 200 } } };
    await visit('/leaving');
    jest.useFakeTimers();
    try {
      const waiting = visit('/endless');
      await jest.advanceTimersByTimeAsync(200);
      expect((await waiting).status).toBe(503);
    } finally {
      jest.useRealTimers();
    }
  });

  it('says of a page whether it cannot be rendered or its code fails to load', async () => {
    expect(await visit('/throwing')).toMatchObject({ status: 503, failure: { kind: 'render' } });
    release = { ...release, version: '1.0.0-bbbbbbbbbb', files: { 'server/remote-entry.cjs': fileFacts('other') } };
    expect(await visit('/leaving')).toMatchObject({ status: 503, failure: { kind: 'load', cause: 'digest' } });
  });

  it('names the remote for a page that cannot be rendered, and the shell for its own frame', async () => {
    const report = jest.fn();
    await visit('/throwing', { errors: { report } });
    const [link] = [{ place: 'footer', title: 'Home', path: '/', order: 1 } as const];
    const brokenLink = new Proxy(link, {
      get(target, name) {
        if (name === 'title') throw new Error('The footer is broken');
        return Reflect.get(target, name);
      },
    });
    // Without its frame there is no page, and no fallback either.
    const navigation = [brokenLink];
    await expect(visit('/leaving', { errors: { report }, navigation })).rejects.toThrow('The footer is broken');
    expect(report.mock.calls.map(([, where]) => where)).toEqual([
      { remote: 'mfe-test', page: 'throwing', kind: 'render' },
      { remote: 'shell', kind: 'render' },
    ]);
  });

  it('handles a slow value that rejects before anything awaits it', async () => {
    const unheard = jest.fn();
    process.once('unhandledRejection', unheard);
    const rendered = await visit('/slow');
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
    expect(htmlOf(rendered)).toContain('Quick');
    expect(JSON.parse(rendered.entryJson).data).toEqual({ quick: 1 });
    await expect(rendered.deferred?.values.slow).rejects.toThrow('too slow');
  });

  it('renders the whole page, including lazy sections', async () => {
    const first = htmlOf(await visit('/parted'));
    expect(first).toContain('<p>The part</p>');
    // React's mark for a boundary that the browser has to render.
    expect(first).not.toContain('<!--$!-->');
    // The markup is cached: a script in it would have no nonce of its document.
    expect(first).not.toContain('<script');
    const before = timesRendered;
    expect(htmlOf(await visit('/parted'))).toBe(first);
    expect(timesRendered).toBe(before);
  });

  it('leaves a section with late data to the browser, and marks it', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    try {
      const { deferred } = await visit('/waiting');
      deferred?.values.never?.catch(() => undefined);
      jest.advanceTimersByTime(REQUEST_TIMEOUT_MS);
      let rest = '';
      for await (const chunk of deferred?.rest ?? []) rest += chunk;
      expect(rest).toContain(`"${LATE_BOUNDARY}"`);
    } finally {
      jest.useRealTimers();
    }
  });

  it('finishes a page whose release is retired while its data loads', async () => {
    duringCall = () => renderer.remotes.keep([]);
    expect(htmlOf(await visit('/leaving'))).toContain('Still here');
  });

  it.each([404, 410])(
    'gives a page with its data the status %i that its head names, also from the cache',
    async (status) => {
      for (const _time of ['first', 'again']) {
        const rendered = await visit(`/absent?status=${status}`);
        expect([rendered.status, rendered.failure, rendered.entryJson]).toEqual([
          status,
          undefined,
          expect.stringContaining(`"data":${status}`),
        ]);
        expect(htmlOf(rendered)).toContain('Ended');
      }
      expect(timesRendered).toBe(1);
    },
  );

  it.each([200, 500, 302])('ignores the status %i in a head', async (status) => {
    expect((await visit(`/absent?status=${status}`)).status).toBe(200);
  });

  describe('for an unknown path', () => {
    it('renders the not-found page with a search and the localities of the city', async () => {
      listings = { localities: [{ slug: 'kothrud', name: 'Kothrud', listings: { BUY: 7 } }] };
      const rendered = await visit('/page-not-found', { city: 'pune' });
      expect(rendered.status).toBe(404);
      expect(rendered.headHtml).toContain('noindex');
      const html = htmlOf(rendered);
      expect(html).toContain('This page does not exist');
      expect(html).toMatch(/<form [^>]*action="\/search-context"/);
      expect(html).toContain('href="/flats-for-sale-in-kothrud_pune"');
    });

    it('renders the not-found page without localities while the API fails', async () => {
      duringCall = () => {
        throw new Error('The API is away');
      };
      const rendered = await visit('/page-not-found');
      expect([rendered.status, rendered.failure]).toEqual([404, undefined]);
      expect(htmlOf(rendered)).toMatch(/<form [^>]*action="\/search-context"/);
      expect(htmlOf(rendered)).not.toContain('Popular localities');
    });
  });
});
