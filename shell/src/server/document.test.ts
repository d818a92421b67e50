import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import fc from 'fast-check';
import type { PageEntry } from '../app/page-entry.ts';
import { safeJson } from '../app/page-head.ts';
import type { DocumentState } from '../browser/document-state.ts';
import type { RenderedPage } from '../render/render-request.ts';
import { aShell } from '../testing/a-registry.ts';
import { aRelease } from '../testing/a-release.ts';
import { type DocumentParts, deferredElement, documentStart, documentState } from './document.ts';

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
};

function partsWith(facts: Partial<DocumentParts> = {}, shown: Partial<RenderedPage> = {}): DocumentParts {
  return {
    page: { ...page, ...shown },
    prepared: {
      set: { id: 'set1', releases: { 'mfe-test': aRelease() } },
      table: { routes: [], match: () => undefined },
      shell: aShell({ css: ['main.css'], fonts: ['a.woff2'] }),
      dev: false,
    },
    platform: fakePlatform(),
    assetUrl: '/assets',
    ...facts,
  };
}

function stateOf(body: string): DocumentState {
  const match = /<script type="application\/json" id="aangan-state">(.*?)<\/script>/s.exec(body);
  return JSON.parse(match?.[1] ?? '');
}

const RELEASE = '/assets/mfe-test/1.0.0-aaaaaaaaaa/browser';

describe('the head of a document', () => {
  it('begins with the encoding, then styles, then scripts and preloads, then the page', () => {
    const start = documentStart(partsWith());
    const places = [
      '<meta charset="utf-8">',
      '<meta name="viewport"',
      '<link rel="stylesheet" href="/assets/shell/s1/main.css">',
      `<link rel="stylesheet" href="${RELEASE}/page-plans.abc.css"`,
      '<link rel="preload" as="font"',
      '<script async fetchpriority="high" src="/assets/shell/s1/main.js">',
      `<link rel="preload" as="script" href="${RELEASE}/remote-entry.abc.js">`,
      '<title>Plans</title>',
      '</head><body><div id="app">',
    ].map((part) => start.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(start.indexOf('<meta charset="utf-8">')).toBeLessThan(1024);
  });

  it('preloads every script the page needs, each once, and links each stylesheet', () => {
    const start = documentStart(partsWith());
    for (const file of ['remote-entry.abc.js', 'page-plans.abc.js', 'page-plans.abc.css']) {
      expect(start.split(`${RELEASE}/${file}`)).toHaveLength(2);
    }
  });

  it('asks for scripts across origins only where there are two', () => {
    expect(documentStart(partsWith())).not.toMatch(/<(?:script|link rel="preload" as="script")[^>]* crossorigin/);
    const elsewhere = documentStart(partsWith({ assetUrl: 'https://cdn.test' }));
    expect(elsewhere).toMatch(/<script async [^>]*crossorigin src="https:\/\/cdn\.test\/shell\/s1\/main\.js">/);
    expect(elsewhere.match(/<link rel="preload" as="script" crossorigin /g)).toHaveLength(2);
  });

  it('asks for fonts without credentials always, as browsers do', () => {
    expect(documentStart(partsWith())).toContain(
      'as="font" type="font/woff2" crossorigin href="/assets/shell/s1/a.woff2"',
    );
  });

  it("needs no files for the shell's own pages", () => {
    expect(documentStart(partsWith({}, { remote: 'shell', page: 'not-found' }))).not.toContain('as="script"');
  });
});

describe('the body of a document', () => {
  it('carries what the browser needs to take the page over', () => {
    expect(stateOf(documentState(partsWith()))).toEqual({
      entry,
      experiments: {},
      remotes: [{ name: 'mfe-test', version: '1.0.0-aaaaaaaaaa', entry: `${RELEASE}/remote-entry.abc.js` }],
      pages: '/platform/pages/set1.json',
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

  it('names values that come later', () => {
    const deferred = { values: { slow: Promise.resolve(2) }, rest: (async function* () {})() };
    expect(stateOf(documentState(partsWith({}, { deferred }))).deferred).toEqual(['slow']);
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '\u2028\u2029', '"\\'])(
    'keeps hostile data within its element: %j',
    (hostile) => {
      const entryJson = safeJson({ ...entry, params: { city: hostile }, data: { name: hostile } });
      const platform = fakePlatform({ origin: hostile, tileUrl: hostile });
      const body = documentState(partsWith({ platform }, { entryJson }));
      expect(body.match(/<\/script/g)).toHaveLength(1);
      expect(body).not.toContain('<!--');
      expect(stateOf(body).entry.data).toEqual({ name: hostile });
    },
  );

  it('gives any data back as it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const body = documentState(partsWith({}, { entryJson: safeJson({ ...entry, data: { data } }) }));
        expect(stateOf(body).entry.data).toEqual(JSON.parse(JSON.stringify({ data })));
      }),
    );
  });

  it('reloads by itself only while a remote is under development', () => {
    const { prepared } = partsWith();
    expect(documentState(partsWith())).not.toContain('EventSource');
    expect(documentState(partsWith({ prepared: { ...prepared, dev: true } }))).toContain("'set1'");
  });

  it('brings a deferred value or its error in an element of its own', () => {
    expect(deferredElement('slow', { value: '</script>' })).toBe(
      '<script type="application/json" data-deferred="slow">{"value":"\\u003c/script>"}</script>',
    );
    expect(deferredElement('slow', { error: 'Sorry' })).toContain('{"error":"Sorry"}');
  });
});
