import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import fc from 'fast-check';
import type { PageEntry } from '../app/page-entry.ts';
import { headTags, safeJson } from '../app/page-head.ts';
import type { SentState } from '../browser/document-state.ts';
import type { RenderedPage } from '../render/render-request.ts';
import { aShell } from '../testing/a-registry.ts';
import { aRelease, aReleaseFill } from '../testing/a-release.ts';
import { type DocumentInput, deferredElement, documentStart, documentState } from './document.ts';
import { shellSettings } from './settings.ts';

const ANONYMOUS = { account: undefined, nri: false, ownsHomes: false, unsure: false };

const entry: PageEntry = {
  remote: 'mfe-test',
  page: 'plans',
  pattern: '/plans',
  params: {},
  data: { plans: [1, 2] },
};

const page: RenderedPage = {
  kind: 'page',
  status: 200,
  remote: 'mfe-test',
  page: 'plans',
  entryJson: safeJson(entry),
  headHtml: '<title>Plans</title>',
  city: undefined,
  html: Buffer.from('<main>Plans</main>'),
  now: 1_790_000_000_000,
  personal: false,
  withoutReferrer: false,
  fills: [],
};

const NONCE = 'n0nce';

/** Describes a release and a shell whose files have digests. */
const described = {
  shell: aShell({
    css: ['main.css'],
    integrity: { 'main.js': 'sha384-main', 'main.css': 'sha384-css', 'http.js': 'sha384-http' },
  }),
  release: aRelease(undefined, {
    files: Object.fromEntries(
      ['remote-entry.abc.js', 'page-plans.abc.js', 'page-plans.abc.css'].map((name) => [
        `browser/${name}`,
        { integrity: `sha384-${name}`, bytes: 1, gzip: 1 },
      ]),
    ),
  }),
};

function inputWith(facts: Partial<DocumentInput> = {}, shown: Partial<RenderedPage> = {}): DocumentInput {
  return {
    page: { ...page, ...shown },
    resolved: {
      set: { id: 'set1', releases: { 'mfe-test': aRelease() } },
      table: { routes: [], match: () => undefined },
      navigation: [],
      staffPages: [],
      shell: aShell({ css: ['main.css'], fonts: ['a.woff2'] }),
      dev: false,
      active: 'offer1',
    },
    platform: fakePlatform(),
    session: ANONYMOUS,
    assetUrl: '/assets',
    nonce: NONCE,
    scriptOrigins: [],
    settings: shellSettings({}),
    ...facts,
  };
}

/** A remote with a fill of the page's slot. */
const filling = aRelease(
  {},
  {
    name: 'mfe-other',
    fills: { strip: { ...aReleaseFill('strip', { slot: 'home/continue' }), later: ['browser/later.abc.js'] } },
    files: {
      'browser/later.abc.js': { integrity: 'sha384-later', bytes: 1, gzip: 1 },
      'browser/page-else.abc.js': { integrity: 'sha384-else', bytes: 1, gzip: 1 },
    },
  },
);

function stateOf(body: string): SentState {
  const match = /<script type="application\/json" id="aangan-state">(.*?)<\/script>/s.exec(body);
  return JSON.parse(match?.[1] ?? '');
}

const RELEASE = '/assets/mfe-test/1.0.0-aaaaaaaaaa/browser';

describe('the head of a document', () => {
  it('has the styles of fills from the start, and their remotes in its state, but preloads none of their scripts', () => {
    const plain = inputWith();
    const releases = { ...plain.resolved.set.releases, 'mfe-other': filling };
    const resolved = { ...plain.resolved, set: { id: 'set1', releases } };
    const input = inputWith({ resolved }, { fills: [{ slot: 'home/continue', remote: 'mfe-other', fill: 'strip' }] });
    const start = documentStart(input);
    expect(start).toContain('href="/assets/mfe-other/1.0.0-aaaaaaaaaa/browser/fill-strip.abc.css"');
    expect(start).not.toContain('fill-strip.abc.js');
    const { remote, fillRemotes } = stateOf(documentState(input));
    expect(remote?.name).toBe('mfe-test');
    expect(fillRemotes?.map(({ name, integrity }) => [name, integrity])).toEqual([
      ['mfe-other', { 'browser/later.abc.js': 'sha384-later' }],
    ]);
  });

  it("starts with the encoding, then styles, then scripts and preloads, then the page's tags", () => {
    const start = documentStart(inputWith());
    const places = [
      '<meta charset="utf-8">',
      '<meta name="viewport"',
      '<link rel="stylesheet" href="/assets/shell/s1/main.css">',
      `<link rel="stylesheet" href="${RELEASE}/page-plans.abc.css"`,
      '<link rel="preload" as="font"',
      `<script async fetchpriority="high" nonce="${NONCE}" integrity="sha384-main" src="/assets/shell/s1/main.js">`,
      `<link rel="preload" as="script" nonce="${NONCE}" href="${RELEASE}/remote-entry.abc.js">`,
      '<title>Plans</title>',
      '</head><body><div id="app">',
    ].map((part) => start.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(start.indexOf('<meta charset="utf-8">')).toBeLessThan(1024);
  });

  it('preloads every script that the page needs once, and links each stylesheet', () => {
    const start = documentStart(inputWith());
    for (const file of ['remote-entry.abc.js', 'page-plans.abc.js', 'page-plans.abc.css']) {
      expect(start.split(`${RELEASE}/${file}`)).toHaveLength(2);
    }
  });

  it('fetches scripts with CORS only when there are two origins', () => {
    expect(documentStart(inputWith())).not.toMatch(/<(?:script|link rel="preload" as="script")[^>]* crossorigin/);
    const elsewhere = documentStart(inputWith({ assetUrl: 'https://cdn.test' }));
    expect(elsewhere).toMatch(/<script async [^>]*crossorigin src="https:\/\/cdn\.test\/shell\/s1\/main\.js">/);
    expect(elsewhere.match(/<link rel="preload" as="script" [^>]*crossorigin /g)).toHaveLength(2);
    expect(elsewhere.match(/<link rel="stylesheet" [^>]*crossorigin/g)).toHaveLength(2);
  });

  it('gives every script and stylesheet its digest, and every script the nonce', () => {
    const { resolved } = inputWith();
    const set = { ...resolved.set, releases: { 'mfe-test': described.release } };
    const start = documentStart(inputWith({ resolved: { ...resolved, set, shell: described.shell } }));
    const files = start.match(/<(?:script|link rel="(?:stylesheet|preload" as="script)")[^>]*>/g) ?? [];
    expect(files).toHaveLength(5);
    for (const file of files) expect(file).toMatch(/ integrity="sha384-[\w.-]+"/);
    for (const file of files.filter((tag) => !tag.includes('stylesheet'))) expect(file).toContain(`nonce="${NONCE}"`);
  });

  it('always fetches fonts without credentials, as browsers do', () => {
    expect(documentStart(inputWith())).toContain(
      'as="font" type="font/woff2" crossorigin href="/assets/shell/s1/a.woff2"',
    );
  });

  it("needs no files for the shell's own pages", () => {
    expect(documentStart(inputWith({}, { remote: 'shell', page: 'not-found' }))).not.toContain('as="script"');
  });
});

describe('the body of a document', () => {
  it('contains the data that the browser needs to hydrate the page', () => {
    expect(stateOf(documentState(inputWith()))).toEqual({
      entry,
      navigation: [],
      session: { nri: false, ownsHomes: false, unsure: false },
      experiments: {},
      attribution: {},
      shell: { base: '/assets/shell/s1/', integrity: {} },
      scriptOrigins: [],
      returnHosts: [],
      scripts: {},
      cookieDomain: '',
      offline: true,
      remote: {
        name: 'mfe-test',
        version: '1.0.0-aaaaaaaaaa',
        base: '/assets/mfe-test/1.0.0-aaaaaaaaaa/',
        entry: `${RELEASE}/remote-entry.abc.js`,
        integrity: {},
      },
      pages: '/platform/pages/mfe-test@1.0.0-aaaaaaaaaa.json',
      assets: '/assets',
      origin: 'https://aangan.test',
      device: 'DESKTOP',
      deviceId: 'test-device',
      city: 'bangalore',
      now: 1_790_000_000_000,
      hybrid: false,
      tileUrl: '',
      deferred: [],
    });
  });

  it('says nothing about its visitor if visitors share it', () => {
    const {
      deviceId: _device,
      session: _session,
      attribution: _attribution,
      ...others
    } = stateOf(documentState(inputWith()));
    expect(stateOf(documentState(inputWith({ nonce: undefined })))).toEqual(others);
  });

  it('says what the browser saves in cookies only if a cache in front may store it', () => {
    const settings = shellSettings({ DOCUMENT_CACHE_SECONDS: '5' });
    const toSave = (facts: Partial<DocumentInput>) => stateOf(documentState(inputWith(facts, { city: 'pune' }))).toSave;
    expect(toSave({ settings, nonce: undefined })).toEqual({ city: 'pune' });
    expect(toSave({ settings })).toBeUndefined();
    expect(toSave({ nonce: undefined })).toBeUndefined();
  });

  it.each([
    ['pune', 'pune'],
    ['bangalore', undefined],
    [undefined, undefined],
  ])("names the page's city only when it differs from the visitor's: %s", (city, expected) => {
    expect(stateOf(documentState(inputWith({}, { city }))).pageCity).toBe(expected);
  });

  it('contains the digests of files that the shell loads later', () => {
    const { resolved } = inputWith();
    const { shell } = stateOf(documentState(inputWith({ resolved: { ...resolved, shell: described.shell } })));
    expect(shell.integrity).toEqual({ 'http.js': 'sha384-http' });
  });

  it('names the deferred values', () => {
    const deferred = { values: { slow: Promise.resolve(2) }, rest: (async function* () {})() };
    expect(stateOf(documentState(inputWith({}, { deferred }))).deferred).toEqual(['slow']);
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '\u2028\u2029', '"\\'])(
    'escapes hostile data: %j',
    (hostile) => {
      const entryJson = safeJson({ ...entry, params: { city: hostile }, data: { name: hostile } });
      const platform = fakePlatform({ origin: hostile, tileUrl: hostile });
      const body = documentState(inputWith({ platform }, { entryJson }));
      expect(body.match(/<\/script/g)).toHaveLength(1);
      expect(body).not.toContain('<!--');
      expect(stateOf(body).entry.data).toEqual({ name: hostile });
    },
  );

  it('can be parsed back into any data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const body = documentState(inputWith({}, { entryJson: safeJson({ ...entry, data: { data } }) }));
        expect(stateOf(body).entry.data).toEqual(JSON.parse(JSON.stringify({ data })));
      }),
    );
  });

  it('escapes any text in data, deferred values and JSON-LD', () => {
    const breakout = fc.constantFrom(
      '</script>',
      '</SCRIPT ',
      '<!--',
      '<script',
      ']]>',
      '\u2028',
      '\u2029',
      '"',
      '\\',
      'x',
    );
    fc.assert(
      fc.property(
        fc.array(breakout).map((parts) => parts.join('')),
        (text) => {
          for (const json of [
            safeJson({ text }),
            safeJson({ [text]: 1 }),
            deferredElement('x', { value: text }).slice(50, -9),
          ]) {
            expect(json).not.toMatch(/[<\u2028\u2029]/);
          }
          expect(JSON.parse(safeJson({ text }))).toEqual({ text });
          const [tag] = headTags({ title: 't', jsonLd: [{ text }] }, 'https://aangan.test').filter(
            ({ tag }) => tag === 'script',
          );
          expect(tag?.text).not.toContain('<');
        },
      ),
    );
  });

  it('reloads by itself only while a remote is under development', () => {
    const { resolved } = inputWith();
    const integrity = { ...resolved.shell.integrity, 'panel.js': 'sha384-panel' };
    const built = { ...resolved, shell: { ...resolved.shell, integrity } };
    // Visitors do not even learn its name.
    expect(documentState(inputWith({ resolved: built }))).not.toContain('panel.js');
    expect(documentState(inputWith({ resolved: { ...built, dev: true } }))).toContain(
      'integrity="sha384-panel" data-builds="[[&quot;/platform/live-reload&quot;,&quot;offer1&quot;]]"',
    );
  });

  it('adds a deferred value or its error in a separate element', () => {
    expect(deferredElement('slow', { value: '</script>' })).toBe(
      '<script type="application/json" data-deferred="slow">{"value":"\\u003c/script>"}</script>',
    );
    expect(deferredElement('slow', { error: 'Sorry' })).toContain('{"error":"Sorry"}');
  });
});
