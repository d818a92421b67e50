import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { POSITION_COOKIE } from '@aangan/shared-kit/domain/position-cookie';
import { depth } from '@aangan/shared-kit/testing/depth';
import fc from 'fast-check';
import type { SentState } from '../browser/document-state.ts';
import { CITY_COOKIE, COUNTRY_COOKIE, DEVICE_COOKIE, DEVICE_KIND_COOKIE, TAB_COOKIE } from '../platform/cookies.ts';
import { pageCode } from '../testing/a-container.ts';
import { testFolders } from '../testing/test-folder.ts';
import type { Handler } from '../testing/test-server.ts';
import { type TestPage, type TestSite, testSite } from '../testing/test-site.ts';

const PLACES = "platform.http.request('GET /places/api/v1/autocomplete', { query: { hint: 'x', city: 'pune' } })";
const ACCOUNT = "platform.http.request('GET /api/v3/user/info', { query: {} })";
const loading = (value: string) => ({ loader: `async ({ platform }) => (${value})` });

/** Pages that read nothing of their visitor, and pages that do: in the loader, in the head, and by the API. */
const PAGES: Readonly<Record<string, TestPage>> = {
  plain: { paths: ['/plain'], code: pageCode('Plain') },
  places: { paths: ['/places-page'], code: pageCode('Places', loading(`await ${PLACES}`)) },
  city: { paths: ['/city'], code: pageCode('City', loading('platform.session.city')) },
  device: { paths: ['/device'], code: pageCode('Device', loading('platform.session.deviceId')) },
  tab: { paths: ['/tab'], code: pageCode('Tab', loading("platform.session.category ?? 'none'")) },
  abroad: { paths: ['/abroad'], code: pageCode('Abroad', loading('platform.session.nri')) },
  origin: { paths: ['/origin'], code: pageCode('Origin', loading('platform.attribution.current()')) },
  account: { paths: ['/account'], code: pageCode('Account', loading(`await ${ACCOUNT}`)) },
  titled: {
    paths: ['/titled'],
    code: pageCode('Titled', { head: '({ platform }) => ({ title: platform.session.deviceId })' }),
  },
  personal: { paths: ['/personal'], personal: true, code: pageCode('Personal', loading('platform.session.deviceId')) },
};

const PATHS = Object.values(PAGES).flatMap(({ paths }) => paths);

/** The API knows its caller by the session, and by the device where there is none. */
const answerAsApi: Handler = (request, response) => {
  const cookies = request.headers.cookie ?? '';
  const person = /__Host-aangan_session=(\w+)/.exec(cookies)?.[1];
  const isAccount = request.url?.startsWith('/api/v3/user/info') ?? false;
  const body = isAccount
    ? { isLoggedIn: person !== undefined, id: person ?? null, name: person ?? cookies, nri: false, ownsHomes: false }
    : { suggestions: [] };
  response
    .writeHead(200, {
      'content-type': 'application/json',
      'cache-control': isAccount ? 'no-store' : 'public, max-age=30',
    })
    .end(JSON.stringify(body));
};

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 1 });

const visitor = fc.record({
  path: fc.constantFrom(...PATHS),
  query: fc.constantFrom('', '?utm_source=letter', '?x=1'),
  device: fc.stringMatching(/^[a-z0-9]{12}$/),
  kind: optional(fc.constantFrom('MOBILE', 'DESKTOP')),
  person: optional(fc.stringMatching(/^p[a-z0-9]{8}$/)),
  city: optional(fc.constantFrom('pune', 'mumbai', 'atlantis')),
  tab: optional(fc.constantFrom(...LISTING_CATEGORIES)),
  country: optional(fc.constantFrom('IN', 'AE')),
  consent: optional(fc.constantFrom('denied', 'granted')),
  changed: optional(fc.constantFrom('7', '4294967296')),
  referrer: optional(fc.constantFrom('https://www.google.com/', 'https://news.example/story')),
});

type AnyVisitor = typeof visitor extends fc.Arbitrary<infer Value> ? Value : never;

function cookieOf({ device, kind, person, city, tab, country, consent, changed }: AnyVisitor): string {
  const cookies = {
    [DEVICE_COOKIE]: device,
    [DEVICE_KIND_COOKIE]: kind,
    '__Host-aangan_session': person,
    [CITY_COOKIE]: city,
    [TAB_COOKIE]: tab,
    [COUNTRY_COOKIE]: country,
    [POSITION_COOKIE]: changed,
    aangan_consent: consent && `1.marketing-${consent}`,
  };
  return Object.entries(cookies)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
    .join('; ');
}

/** Digests of scripts, in the policy of a shared document. */
const DIGESTS = /'sha384-\S+'(?: 'sha384-\S+')*/;

/** The text of the document's state. */
const STATE = /(?<=id="aangan-state">).*?(?=<\/script>)/s;

interface Answered {
  /** Undefined in a document that visitors share. */
  readonly nonce: string | undefined;
  readonly answer: object;
}

/**
 * The answer without what is new in every document (nonce and request id) and without what a shared one leaves to the
 * browser: device, session and attribution, which have to be the visitor's own where they are named. A page whose session was late on a busy machine is asked for again.
 */
async function answerTo(site: TestSite, asked: AnyVisitor): Promise<Answered> {
  const { path, query, referrer } = asked;
  const sent = { cookie: cookieOf(asked), 'x-request-id': 'visit-1', ...(referrer && { referer: referrer }) };
  const { status, headers, body } = await site.ask(path + query, { headers: { ...sent, host: 'aangan.test' } });
  if (status === 503 || body.includes('"unsure":true')) return answerTo(site, asked);
  const policy = String(headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(nonce !== undefined).toBe(!DIGESTS.test(policy));
  const { 'set-cookie': cookies, 'cache-control': caching } = headers;
  const [text = ''] = STATE.exec(body) ?? [];
  const { deviceId, session, attribution: _attribution, ...state }: SentState = JSON.parse(text);
  expect([undefined, asked.device]).toContain(deviceId);
  expect([undefined, asked.person]).toContain(session?.account?.id);
  const markup = body.replace(text, '').replaceAll(` nonce="${nonce}"`, '');
  return { nonce, answer: { status, cookies, caching, markup, state } };
}

describe('documents that visitors share', () => {
  const newFolder = testFolders();
  let sharing: TestSite;
  let alone: TestSite;
  let cached: TestSite;
  beforeAll(async () => {
    sharing = await testSite(await newFolder(), PAGES);
    alone = await testSite(await newFolder(), PAGES, undefined, { MARKUP_CACHE_MB: '0' });
    cached = await testSite(await newFolder(), PAGES, undefined, { DOCUMENT_CACHE_SECONDS: '5' });
    sharing.api.handle = answerAsApi;
    cached.api.handle = answerAsApi;
    alone.api.handle = answerAsApi;
  });
  afterAll(async () => {
    await Promise.all([sharing, alone, cached].map((site) => site.close()));
  });

  it('are, byte by byte, those that each visitor would get alone', async () => {
    const nonces = new Set<string>();
    await fc.assert(
      fc.asyncProperty(visitor, visitor, async (one, { path: _path, query: _query, ...another }) => {
        const other = { ...another, path: one.path, query: one.query };
        const [first, second, expected, expectedSecond] = await Promise.all([
          answerTo(sharing, one),
          answerTo(sharing, other),
          answerTo(alone, one),
          answerTo(alone, other),
        ]);
        expect(first.answer).toEqual(expected.answer);
        expect(second.answer).toEqual(expectedSecond.answer);
        for (const { nonce } of [first, second]) {
          if (nonce === undefined) continue;
          expect(nonces).not.toContain(nonce);
          nonces.add(nonce);
        }
      }),
      { numRuns: depth(60, 2_000) },
    );
  });

  it('are the same bytes for all, whose scripts the policy allows by their digests', async () => {
    const answers = await Promise.all(
      ['device-a', 'device-b'].map((device) =>
        sharing.ask('/plain?same', { headers: { cookie: `${DEVICE_COOKIE}=${device}` } }),
      ),
    );
    const [first, second] = answers.map(({ headers, body }) => ({ body, policy: headers['content-security-policy'] }));
    expect(first).toEqual(second);
    expect(first?.policy).toMatch(DIGESTS);
    expect(first?.policy).not.toContain('nonce-');
    expect(first?.body).not.toContain('nonce=');
  });

  it('have a nonce for a browser that reads no digests in a policy', async () => {
    const { headers, body } = await sharing.ask('/plain', {
      headers: { 'user-agent': 'Gecko/20100101 Firefox/115.0' },
    });
    expect(headers['content-security-policy']).toContain("'nonce-");
    expect(body).toContain('nonce=');
  });

  it('may be stored by a cache in front only if they set no cookie and are the same for all who may get them', async () => {
    const stored = new Map<string, string>();
    let kept = 0;
    await fc.assert(
      fc.asyncProperty(visitor, async (asked) => {
        const { path, query, kind, city, referrer, ...others } = asked;
        const { headers, body, status } = await cached.ask(path + query, {
          headers: { cookie: cookieOf(asked), ...(referrer && { referer: referrer }), host: 'aangan.test' },
        });
        if (!headers['cache-control']?.startsWith('public')) return;
        expect(status).toBe(200);
        expect(headers['set-cookie']).toBeUndefined();
        expect(others).toMatchObject({ person: undefined, changed: undefined });
        // What `production.md` names as the key of such a cache.
        const key = [path, query, kind, city].join(' ');
        const text = `${headers['content-security-policy']} ${body}`.replace(/"now":\d+/, '');
        expect(text).toBe(stored.get(key) ?? text);
        stored.set(key, text);
        kept += 1;
      }),
      { numRuns: depth(200, 2_000) },
    );
    expect(kept).toBeGreaterThan(0);
  });

  it('are made of one call of the API, unless the API says that its answer is personal', async () => {
    const countOf = async (path: string) => {
      const before = sharing.api.seen.length;
      const visits = ['device-a', 'device-b', 'device-c'].map((device) =>
        sharing.ask(`${path}?counted`, { headers: { cookie: `${DEVICE_COOKIE}=${device}` } }),
      );
      expect((await Promise.all(visits)).map(({ status }) => status)).toEqual([200, 200, 200]);
      return sharing.api.seen.length - before;
    };
    expect(await countOf('/places-page')).toBe(1);
    expect(await countOf('/account')).toBe(3);
  });
});
