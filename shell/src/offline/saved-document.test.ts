import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { safeJson } from '../app/page-head.ts';
import { headHtml } from '../render/head-html.ts';
import { type DocumentInput, documentStart, documentState } from '../server/document.ts';
import { shellSettings } from '../server/settings.ts';
import { aShell } from '../testing/a-registry.ts';
import { aRelease } from '../testing/a-release.ts';
import { isSavable, noteOf, readDocument, withNote } from './saved-document.ts';

const release = aRelease();
const [page = ''] = Object.keys(release.pages);

/** A document as the shell writes it. */
function written(settings: NodeJS.ProcessEnv = {}): string {
  const srcSet = '/assets/pictures/hall-03-320.avif 320w, /assets/pictures/hall-03-640.avif 640w';
  const input: DocumentInput = {
    page: {
      kind: 'page',
      status: 200,
      remote: release.name,
      page,
      entryJson: safeJson({ remote: release.name, page, pattern: '/', params: {}, data: '</script>' }),
      headHtml: headHtml({ title: 'Rent & "buy"', preloadImage: { srcSet, sizes: '100vw', type: 'image/avif' } }, []),
      city: undefined,
      html: Buffer.from('<h1>Rent</h1>'),
      now: 0,
      personal: false,
      withoutReferrer: false,
      fills: [],
    },
    resolved: {
      set: { id: 'set1', releases: { [release.name]: release } },
      table: { routes: [], match: () => undefined },
      navigation: [],
      staffPages: [],
      shell: aShell({
        version: '0.1.0-s1',
        css: ['main.css'],
        fonts: ['a.woff2'],
        integrity: { 'main.js': 'sha384-a', 'http.js': 'sha384-b' },
      }),
      dev: false,
      active: 'offer1',
    },
    platform: fakePlatform(),
    session: { account: undefined, nri: false, ownsHomes: false, unsure: false },
    assetUrl: '/assets',
    nonce: 'n',
    scriptOrigins: [],
    settings: shellSettings(settings),
  };
  return `${documentStart(input)}<h1>Rent</h1>${documentState(input)}`;
}

describe('the metadata of a saved document', () => {
  it('lists the title, the picture and every file that the document needs', () => {
    const saved = readDocument(written());
    expect(saved).toMatchObject({ title: 'Rent & "buy"', picture: '/assets/pictures/hall-03-640.avif' });
    expect(saved?.files).toEqual(
      expect.arrayContaining([
        '/assets/shell/0.1.0-s1/main.js',
        '/assets/shell/0.1.0-s1/main.css',
        '/assets/shell/0.1.0-s1/a.woff2',
        '/assets/shell/0.1.0-s1/http.js',
        `/assets/${release.name}/${release.version}/${release.browserEntry}`,
        '/assets/pictures/hall-03-640.avif',
      ]),
    );
    expect(saved?.files.some((file) => file.startsWith('/platform/pages/'))).toBe(true);
  });

  it('is empty for a document that must not be saved, or is not of the shell', () => {
    expect(readDocument(written({ SERVICE_WORKER: 'off' }))).toBeUndefined();
    expect(readDocument('<title>The last resort</title>')).toBeUndefined();
  });

  it('is stored with the document, for any script', async () => {
    const saved = { title: 'घर ₹ 1,00,000', files: ['/assets/shell/0.1.0-s1/main.js'] };
    const headers = new Headers({ 'content-type': 'text/html', 'content-encoding': 'br', 'content-length': '9' });
    const response = withNote('<h1>घर</h1>', headers, saved);
    expect(noteOf(response)).toEqual(saved);
    expect(await response.text()).toBe('<h1>घर</h1>');
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(response.headers.has('content-encoding')).toBe(false);
  });
});

describe('a response', () => {
  const page = {
    status: 200,
    type: 'basic',
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
  } as const;

  it('is saved when it is a whole page of this site', () => {
    expect(isSavable(page)).toBe(true);
  });

  it.each([
    ['a failed page', { status: 503 }],
    ['no such page', { status: 404 }],
    ['a redirect', { status: 0, type: 'opaqueredirect' }],
    ['a page of another site', { type: 'cors' }],
    ['data', { headers: new Headers({ 'content-type': 'application/json' }) }],
    ['somebody’s own', { headers: new Headers({ 'content-type': 'text/html', 'cache-control': 'private, no-store' }) }],
  ] as const)('is not saved when it is %s', (_what, facts) => {
    expect(isSavable({ ...page, ...facts })).toBe(false);
  });
});
