import type { SearchAnswer } from '@aangan/shared-kit/contracts/property';
import { encodePolygon } from '@aangan/shared-kit/domain/polygon';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@aangan/shared-kit/platform/host-router';
import { PageProvider } from '@aangan/shared-kit/platform/page';
import { PlatformProvider } from '@aangan/shared-kit/platform/platform';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleAnswer, sampleFacets } from '../listing-search/testing/public.ts';
import { Component, head, loader } from './results.page.tsx';

const NO_ACTION = { refusal: undefined, busy: false, submit: () => undefined };

/** The server-rendered markup and head of an address. */
async function serve(address: string, total = 128, facts: Partial<SearchAnswer> = {}) {
  const platform = fakePlatform({
    answers: {
      'GET /api/v1/property/search/cards': ({ query }) => sampleAnswer(total, Number(query.page), facts),
      'GET /api/v1/property/search/facets': sampleFacets(total),
      'GET /api/space/group/details': { repeatingNumber: 9, adsData: [AD] },
      'GET /api/v1/content/searches/{slug}': ({ params: { slug } }) => ({ ...TEXT, slug }),
      'GET /v5/localities/nearby': {
        localities: [nearby('hsr-layout', 'HSR Layout', 41), nearby('ejipura', 'Ejipura', 0)],
      },
      'GET /api/v1/localities/place_detail/{id}/_search': {
        ...nearby('koramangala', 'Koramangala', 1212),
        type: 'locality',
        zone: 'South',
        pinCode: '560034',
      },
    },
  });
  const url = new URL(address, platform.origin);
  const args = { request: new Request(url), url, pattern: url.pathname, params: {}, platform };
  const data = await loader(args);
  const page = (
    <PageProvider value={{ data, params: {}, pattern: url.pathname, action: NO_ACTION }}>
      <Component />
    </PageProvider>
  );
  const routes = [{ path: '*', element: page }];
  const context = await createStaticHandler(routes).query(new Request(url));
  if (context instanceof Response) throw new Error('A response instead of a page');
  const html = renderToStaticMarkup(
    <PlatformProvider value={platform}>
      <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
    </PlatformProvider>,
  );
  return { html, head: head({ data, url, params: {}, platform }), platform };
}

const AD = { id: 'plans', title: 'Help with it', text: 'A plan.', action: 'See plans', to: '/tenant/plans' };
const TEXT = {
  title: 'Homes for rent in Koramangala, Bangalore',
  blocks: [{ kind: 'paragraph' as const, runs: [{ text: '128 homes are listed here today.' }] }],
  questions: [{ question: 'How many are there?', answer: '128 homes.' }],
};

const nearby = (slug: string, name: string, listings: number) => ({
  ...{ id: `loc-bangalore-${slug}`, city: 'bangalore', latitude: 12.9, longitude: 77.6, distanceKm: 2.1 },
  ...{ slug, name, listings },
});

const callsOf = ({ calls }: { calls: readonly { call: string }[] }) => calls.map(({ call }) => call);

const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
const KORAMANGALA = '/flats-for-rent-in-koramangala_bangalore';

describe('the results page without JavaScript', () => {
  it('has all thirty homes with links, and requests them once', async () => {
    const { html, platform } = await serve(KORAMANGALA);
    expect(html.match(/<article/g)).toHaveLength(30);
    expect(hrefs(html).filter((href) => href?.endsWith('/detail'))).toHaveLength(30);
    expect(callsOf(platform)).toEqual([
      'GET /api/v1/property/search/cards',
      'GET /api/space/group/details',
      'GET /api/v1/content/searches/{slug}',
      'GET /v5/localities/nearby',
      'GET /api/v1/localities/place_detail/{id}/_search',
    ]);
    expect(html).toContain('128 homes for rent');
    expect(html).toContain('<h1 class="heading">Flats for rent in Koramangala, Bangalore</h1>');
  });

  it('has an ad for our own service after nine homes, labelled with its source', async () => {
    const { html } = await serve(KORAMANGALA);
    const [before = '', after = ''] = html.split('data-ad="plans"');
    expect(before.match(/<article/g)).toHaveLength(9);
    expect(after.match(/<article/g)).toHaveLength(21);
    expect(after).toContain('From Aangan');
    expect((await serve(`${KORAMANGALA}?view=map`)).html).not.toContain('data-ad');
  });

  it('has the text about the place below its homes', async () => {
    const { html, platform } = await serve(KORAMANGALA);
    expect(html.indexOf('128 homes are listed here today.')).toBeGreaterThan(html.lastIndexOf('<article'));
    expect(platform.calls).toContainEqual(
      expect.objectContaining({ input: { params: { slug: 'rent-in-koramangala-bangalore' } } }),
    );
  });

  it.each(['?page=2&after=cursor2', '?bhk=BHK2', '?view=map'])('has no such text on %s', async (query) => {
    const { html } = await serve(KORAMANGALA + query);
    expect(html).not.toContain('128 homes are listed here today.');
  });

  it('has numbered page links', async () => {
    const { html } = await serve(`${KORAMANGALA}?page=2&after=cursor2`);
    expect(hrefs(html)).toEqual(
      expect.arrayContaining([
        KORAMANGALA,
        `${KORAMANGALA}?page=2`,
        `${KORAMANGALA}?page=3&after=cursor3`,
        `${KORAMANGALA}?page=5&after=cursor5`,
      ]),
    );
  });

  it('loads the pictures of the first two cards with priority', async () => {
    const { html } = await serve(KORAMANGALA);
    expect(html.match(/loading="eager"/g)).toHaveLength(2);
  });

  it('keeps all homes with the map on', async () => {
    const { html, platform } = await serve(`${KORAMANGALA}?view=map`);
    expect(html.match(/<article/g)).toHaveLength(30);
    expect(html).toMatch(/href="#results-map"[^>]*>Skip to the map/);
    expect(html).toMatch(/id="results-map".*Skip the map/s);
    expect(callsOf(platform).filter((call) => call.includes('/property/'))).toHaveLength(1);
  });

  it('has all filters as a form that keeps place and order', async () => {
    const { html } = await serve(`${KORAMANGALA}?furnishing=FULLY_FURNISHED&sort=price_low&view=filters`);
    const form = /<form[^>]*>/.exec(html)?.[0];
    expect(form).toContain(`action="${KORAMANGALA}"`);
    expect(form).toContain('method="get"');
    expect(html.includes('<input type="hidden" name="sort" value="price_low"/>')).toBe(true);
    expect(/<input[^>]*value="FULLY_FURNISHED"[^>]*>/.exec(html)?.[0]).toContain('checked');
    expect(/<select[^>]*name="maxPrice"/.test(html)).toBe(true);
  });

  it('sorts by a form that keeps the filters', async () => {
    const { html } = await serve(`${KORAMANGALA}?bhk=BHK2,BHK3&sort=price_low`);
    expect(html).toMatch(/<select name="sort"/);
    expect(html).toContain('<input type="hidden" name="bhk" value="BHK2,BHK3"/>');
    expect(html).not.toContain('<input type="hidden" name="sort" value="newest"');
  });
});

describe('suggested filters', () => {
  it('are links to the best split of the results, with their counts', async () => {
    const refinements = [
      { field: 'bhk', value: 'BHK2', count: 60 },
      { field: 'furnishing', value: 'SEMI_FURNISHED', count: 44 },
    ];
    const { html } = await serve(`${KORAMANGALA}?budget=-40000`, 128, { refinements });
    expect(html).toContain('2 BHK · 60');
    expect(hrefs(html)).toEqual(
      expect.arrayContaining([
        '/2-bhk-flats-for-rent-in-koramangala_bangalore?budget=-40000',
        `${KORAMANGALA}?budget=-40000&furnishing=SEMI_FURNISHED`,
      ]),
    );
  });

  it('add a nearby locality with listings, until three are searched', async () => {
    const { html } = await serve(KORAMANGALA);
    expect(html).toContain('Add HSR Layout · 41');
    expect(html).not.toContain('Ejipura');
    expect(hrefs(html)).toContain('/flats-for-rent-in-koramangala,hsr-layout_bangalore');
    const places = ['koramangala', 'indiranagar', 'btm-layout'].map((slug) => ({
      ...nearby(slug, slug, 1),
      kind: 'locality' as const,
    }));
    const three = await serve('/flats-for-rent-in-koramangala,indiranagar,btm-layout_bangalore', 128, { places });
    expect(three.html).not.toContain('Add HSR Layout');
  });

  it('show facts about a single searched locality', async () => {
    expect((await serve(KORAMANGALA)).html).toContain('South Bangalore · PIN 560034 · 1,212 listings of every kind');
  });
});

describe('the search in a drawn area', () => {
  const drawn = `/flats-for-rent-in-bangalore?poly=${encodePolygon([
    { latitude: 12.9, longitude: 77.6 },
    { latitude: 12.9, longitude: 77.7 },
    { latitude: 13, longitude: 77.7 },
  ])}`;

  it('is sent to the API, can be removed, and is not indexed', async () => {
    const { html, head, platform } = await serve(drawn);
    expect(platform.calls[0]?.input).toMatchObject({ query: { polygon: drawn.split('=')[1] } });
    expect(html).toContain('aria-label="Remove Drawn area"');
    expect(hrefs(html)).toContain('/flats-for-rent-in-bangalore');
    expect(head).toMatchObject({ robots: 'noindex,follow', canonical: '/flats-for-rent-in-bangalore' });
  });
});

describe('the document head of results', () => {
  it('lets search engines index a plain search', async () => {
    const { head } = await serve(KORAMANGALA);
    expect(head).toMatchObject({
      title: 'Flats for rent in Koramangala, Bangalore without brokers | Aangan',
      canonical: KORAMANGALA,
      city: 'bangalore',
    });
    expect(head).not.toHaveProperty('robots');
    expect(head.description).toMatch(/^128 homes for rent in Koramangala, Bangalore from ₹32 K a month\./);
    expect(head.preloadImage?.type).toBe('image/avif');
  });

  it('excludes filtered and sorted searches, and names the plain one as canonical', async () => {
    const { head } = await serve(`${KORAMANGALA}?budget=-40000&page=2`);
    expect(head).toMatchObject({ robots: 'noindex,follow', canonical: `${KORAMANGALA}?page=2` });
  });

  it('names our canonical address for other address families', async () => {
    const { head } = await serve('/property/rent/bangalore/koramangala');
    expect(head.canonical).toBe(KORAMANGALA);
    expect((await serve('/search-context?type=RENT&city=bangalore&localities=koramangala')).head.canonical).toBe(
      KORAMANGALA,
    );
  });

  it('has breadcrumbs as its only structured data', async () => {
    const { head } = await serve(KORAMANGALA);
    expect(head.jsonLd).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Home', item: 'https://aangan.test/' },
          { position: 2, name: 'Bangalore', item: 'https://aangan.test/bangalore/rent' },
          { position: 3, name: 'Homes for rent', item: 'https://aangan.test/flats-for-rent-in-bangalore' },
          { position: 4, name: 'Koramangala', item: `https://aangan.test${KORAMANGALA}` },
        ],
      },
    ]);
  });
});

describe('the bank auction page', () => {
  it('says that there are none, and shows homes for sale', async () => {
    const { html, head } = await serve('/bank-auction-properties-in-mumbai');
    expect(html).toContain('No bank auctions are listed in Mumbai today');
    expect(html.match(/<article/g)).toHaveLength(30);
    expect(head).toMatchObject({ robots: 'noindex,follow', canonical: '/flats-for-sale-in-mumbai' });
  });
});

describe('a place named by its id', () => {
  it('redirects to the canonical address of the place', async () => {
    const platform = fakePlatform({
      answers: {
        'GET /api/v4/localities/{id}/type': { id: 'loc-bangalore-koramangala', type: 'locality', city: 'bangalore' },
        'GET /api/v1/localities/place_detail/{id}/_search': {
          ...nearby('koramangala', 'Koramangala', 1),
          ...{ type: 'locality', zone: '', pinCode: '' },
        },
      },
    });
    const url = new URL('/search-context?type=RENT&localityId=loc-bangalore-koramangala', platform.origin);
    const opened = loader({ request: new Request(url), url, pattern: url.pathname, params: {}, platform });
    const thrown = await opened.catch((error: unknown) => error);
    expect(thrown instanceof Response && thrown.headers.get('location')).toBe(KORAMANGALA);
  });
});

describe('addresses with a redirect', () => {
  const locationOf = (address: string) =>
    serve(address).then(
      () => undefined,
      (thrown: unknown) => (thrown instanceof Response ? [thrown.status, thrown.headers.get('location')] : thrown),
    );

  it('redirect the spellings of other sites', async () => {
    expect(await locationOf('/property/rent/bangalore/koramangala?rent=0,20000&orderBy=rent,asc')).toEqual([
      301,
      `${KORAMANGALA}?budget=-20000&sort=price_low`,
    ]);
  });

  it('redirect to the last page when the page number is too high', async () => {
    expect(await locationOf(`${KORAMANGALA}?furnishing=FULLY_FURNISHED&page=99`)).toEqual([
      302,
      `${KORAMANGALA}?furnishing=FULLY_FURNISHED&page=5`,
    ]);
  });

  it('respond 404 for a city that we do not serve', async () => {
    expect(await locationOf('/flats-for-rent-in-atlantis')).toEqual([404, null]);
  });
});

it('name an unknown locality, and show the city', async () => {
  const { html, head } = await serve('/flats-for-rent-in-foo-land_bangalore');
  expect(html).toContain('We found no place called “foo land” in Bangalore. We show all of Bangalore.');
  expect(head.robots).toBe('noindex,follow');
});

it('do not mention the whole city while another place of the address is known', async () => {
  const { html } = await serve('/flats-for-rent-in-bangalore?stations=nowhere,koramangala');
  expect(html).toContain('We found no place called “nowhere” in Bangalore.');
  expect(html).not.toContain('We show all of');
});
