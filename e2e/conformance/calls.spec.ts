import type { APIRequestContext } from '@playwright/test';
import { callRows } from '../support/inventory.ts';
import { knownListing } from '../support/known-listing.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

/** Areas whose reading calls are served. */
const AREAS = ['property', 'places', 'plans', 'content'];
/** Reads the plan of a logged-in person. */
const NEED_LOGIN = ['/api/v1/rm_customer/rm'];

const ROWS = callRows().filter(
  ({ method, area, path, consumer }) =>
    method === 'GET' && AREAS.includes(area) && !NEED_LOGIN.includes(path) && /mfe-(search|plans)/.test(consumer),
);

/** Values for the parameters of a call's path and query, by call. */
interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Key of the answer that the client reads. */
  readonly key: string;
}

async function examples(request: APIRequestContext): Promise<Readonly<Record<string, Example>>> {
  const { id } = await knownListing(request);
  const localities = await request.get('/api/v1/localities/city/bangalore');
  const [locality]: { id: string }[] = (await localities.json()).localities;
  if (!locality) throw new Error('Bangalore has no locality');
  const lines = await request.get('/places/api/metro/v1/lines', { params: { city: 'bangalore' } });
  const [line]: { id: string }[] = (await lines.json()).linesDetails;
  if (!line) throw new Error('Bangalore has no metro line');
  return {
    '/api/v3/plan_payment/tenant/plans': { query: { showAssure: 'true' }, key: 'plans' },
    '/api/v2/plan_payment/buyer/plans/': { query: { showAssure: 'true' }, key: 'plans' },
    '/api/v1/commercial/plans/get': { query: { seekerType: 'tenant' }, key: 'plans' },
    '/api/v2/property/{propertyId}/rent/trends': { params: { propertyId: id }, key: 'points' },
    '/api/v4/localities/{id}/type': { params: { id: locality.id }, key: 'type' },
    '/v5/localities/nearby': { query: { localityIds: locality.id }, key: 'localities' },
    '/api/v1/localities/place_detail/{id}/_search': { params: { id: locality.id }, key: 'name' },
    '/api/v1/property/{type}similar/{id}': {
      params: { type: 'rent', id },
      query: { isScheduledVisit: 'true' },
      key: 'records',
    },
    '/api/space/group/details': {
      query: { context: 'results', src: 'list', city: 'bangalore', propertyType: 'RENT' },
      key: 'adsData',
    },
    '/places/api/metro/v1/lines': { query: { city: 'bangalore' }, key: 'linesDetails' },
    '/places/api/metro/v1/line/{id}': { params: { id: line.id }, key: 'metroStations' },
  };
}

test("every reading call of search and plans answers under the specification's own path", async ({ request }) => {
  const known = await examples(request);
  for (const { path } of ROWS) {
    const example = known[path];
    if (!example) throw new Error(`There is no example of ${path}: add one`);
    const filled = path.replace(/\{(\w+)\}/g, (_gap, name: string) => example.params?.[name] ?? `no ${name}`);
    const answer = await request.get(filled, { params: { ...example.query } });
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(await answer.json().catch(() => 'no JSON'), path).toHaveProperty(example.key);
    expect.soft(answer.headers()['x-request-id'], path).toBeTruthy();
  }
});

/** Areas of logged-in people, and a personal call of another area. */
const OWN_AREAS = ['identity', 'wallet', 'notes', 'leads', 'visits', 'feedback', 'jackets', 'payments'];
const OWN_PATHS = [
  '/api/v1/property/requestImage/{propertyId}',
  '/api/v1/rm_customer/rm',
  '/api/v3/user/contacted/{id}',
];
const OWN_ROWS = callRows().filter(
  ({ method, area, path }) =>
    OWN_AREAS.includes(area) || OWN_PATHS.includes(path) || (area === 'plans' && method === 'POST'),
);

test('the inventory lists the calls of logged-in people', () => {
  expect(OWN_ROWS.length).toBeGreaterThan(20);
});

test('every call of logged-in people is served', async ({ context, baseURL }) => {
  await logIn(context, baseURL ?? '');
  for (const { method, path } of OWN_ROWS) {
    const filled = `/${path.replace(/^\//, '').replace('{id}', 'none')}`;
    const reads = method === 'GET';
    const answer = await context.request.fetch(filled, {
      method,
      headers: { device: 'DESKTOP' },
      ...(!reads && { data: {} }),
    });
    // Its contract rejects an empty body; a call that is not served answers 404.
    expect.soft(reads ? [200, 400, 404] : [200, 400], `${method} ${path}`).toContain(answer.status());
    expect.soft(await answer.text(), `${method} ${path}`).not.toContain('There is no such call.');
  }
});

/** Plans and what initiates them. The upgrade calls differ in their path alone. */
const INITIATIONS = [
  { path: '/api/v1/plan_payment/tenant/initiate', form: { plan: 'tenant-freedom' } },
  { path: '/api/v1/plan_payment/buyer/initiate', form: { plan: 'buyer-freedom' } },
  {
    path: '/api/v1/commercial/plans/initiate',
    json: { planId: 'commercial-tenant-freedom', seekerType: 'tenant' },
  },
] as const;

test('the calls that sell plans take the fields of the specification, and lead to the checkout page', async ({
  context,
  baseURL,
}) => {
  await logIn(context, baseURL ?? '');
  const headers = { device: 'DESKTOP' };
  const returnURL = '/tenant/plans';
  for (const { path, ...fields } of INITIATIONS) {
    const body = 'form' in fields ? { form: { ...fields.form, returnURL } } : { data: { ...fields.json, returnURL } };
    const answer = await context.request.post(path, { headers, ...body });
    expect.soft(answer.status(), path).toBe(200);
    expect.soft((await answer.json()).checkoutUrl, path).toMatch(/^\/checkout\/ord_/);
    // Nobody upgrades a plan that they do not have.
    const upgrade = await context.request.post(path.replace('/initiate', '/upgrade/initiate'), { headers, ...body });
    expect.soft(upgrade.status(), `upgrade of ${path}`).toBe(409);
  }
  const nbpayId = `nbp_${'x'.repeat(20)}`;
  const unknown = await context.request.post('/api/v1/plan_payment/process', { headers, data: { nbpayId } });
  expect(unknown.status()).toBe(404);
});

test('a validation error names the invalid field', async ({ request }) => {
  const answer = await request.get('/api/v1/property/search', {
    params: { category: 'RENT', city: 'bangalore', bhk: 'BHK99' },
  });
  expect(answer.status()).toBe(400);
  const { issues }: { issues: { field: string; reason: string }[] } = await answer.json();
  expect(issues.map(({ field }) => field)).toEqual([expect.stringContaining('bhk')]);
});

test('no answer carries a phone number or an e-mail address', async ({ request }) => {
  const { id } = await knownListing(request);
  for (const path of ['/api/v1/property/search?category=RENT&city=bangalore', `/api/v1/property/${id}`]) {
    const text = await (await request.get(path)).text();
    expect(text).not.toMatch(/(?<![\d.])(?:\+?91[- ]?)?[6-9]\d{9}(?!\d)/);
    expect(text).not.toMatch(/[\w.]+@[\w-]+\.[a-z]{2,}/i);
  }
});
