import { openPostingServer, type PostingServer } from '../../../testing/posting-server.ts';

let server: PostingServer;
beforeAll(async () => {
  server = await openPostingServer();
});
afterAll(() => server.close());

const explore = (query: string) => server.get(`/api/v1/pyp/explore?${query}`);

describe('exploring without an account', () => {
  it('says what a home could bring, from how many homes, and how long they are listed', async () => {
    const { status, json } = await explore('category=RENT&unit=BHK2&localityId=loc-bangalore-koramangala');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      estimate: { homes: expect.any(Number), medianDaysListed: expect.any(Number) },
      comparedWith: expect.stringMatching(/^2 BHK homes for rent in /),
      interestedPeople: expect.any(Number),
      locality: 'Koramangala',
      trend: { bhk: 'BHK2', unit: 'rent_per_month' },
    });
    const { estimate } = json as { estimate: { low: number; median: number; high: number } };
    expect([estimate.low, estimate.median, estimate.high]).toEqual(
      [estimate.low, estimate.median, estimate.high].toSorted((one, other) => one - other),
    );
  });

  it('scales prices of homes for sale to their area', async () => {
    const of = async (area: number) =>
      (
        (await explore(`category=BUY&unit=BHK2&localityId=loc-bangalore-koramangala&area=${area}`)).json as {
          estimate: { median: number };
        }
      ).estimate.median;
    expect((await of(2_000)) / (await of(1_000))).toBeCloseTo(2, 3);
  });

  it('compares homes that are furnished alike where there are enough, and says so', async () => {
    const of = async (furnishing: string) =>
      (await explore(`category=RENT&unit=BHK2&localityId=loc-bangalore-whitefield&furnishing=${furnishing}`)).json as {
        estimate: { homes: number };
        comparedWith: string;
      };
    const semi = await of('SEMI_FURNISHED');
    expect(semi.comparedWith).toMatch(/^(semi-furnished )?2 BHK homes for rent in /);
    const all = (await explore('category=RENT&unit=BHK2&localityId=loc-bangalore-whitefield')).json as typeof semi;
    expect(semi.comparedWith.startsWith('semi-furnished')).toBe(semi.estimate.homes < all.estimate.homes);
  });

  it('knows the areas that homes of each size have in a locality', async () => {
    const path = '/api/v1/property/bhk/info?category=RENT&localityId=';
    const { units } = await server.answer<{ units: { unit: string; homes: number; area: { low: number } | null }[] }>(
      `${path}loc-bangalore-koramangala`,
    );
    expect(units.map(({ unit }) => unit)).toContain('BHK2');
    for (const { homes, area } of units) expect(area === null).toBe(homes < 8);
    expect((await server.get(`${path}loc-bangalore-nowhere`)).status).toBe(400);
  });

  it('has no estimate and no trend where too few are like it', async () => {
    const query = 'category=COMMERCIAL_BUY&commercialType=COWORKING&area=500&localityId=loc-nashik-panchavati';
    expect((await explore(query)).json).toMatchObject({ estimate: null, trend: null });
  });

  it('hands its answers to a draft', async () => {
    const owner = await server.owner();
    const typedAt = server.now();
    const changes = {
      unit: { value: 'BHK_2_HALF', typedAt },
      localityId: { value: 'loc-pune-baner', typedAt },
    };
    const draft = await server.start(owner, 'RENT', { changes });
    expect(draft).toMatchObject({ city: 'pune', values: { unit: 'BHK_2_HALF', localityId: 'loc-pune-baner' } });
    const wrong = { category: 'RENT', city: 'pune', changes: { beds: { value: [], typedAt } } };
    expect((await server.ask(owner, 'POST', '/api/v1/property/manage', wrong)).status).toBe(400);
    const { responseBody } = (await server.ask(owner, 'GET', `/user/${owner.accountId}/continue/listings`)).json as {
      responseBody: { listings: unknown[] };
    };
    expect(responseBody.listings).toHaveLength(1);
  });

  it('refuses a place that does not exist', async () => {
    expect((await explore('category=RENT&localityId=loc-bangalore-nowhere')).status).toBe(400);
  });
});

describe('feedback on posting', () => {
  const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields).toString() as unknown as object,
  });

  it('is saved with an intent, without an account', async () => {
    const fields = { category: 'RENT', unit: 'BHK2', step: 'locality' };
    expect((await server.send('POST', '/api/v1/pyp/intent/save', form(fields))).json).toEqual({ status: 'success' });
  });

  it('of an owner is read again by that owner alone', async () => {
    const owner = await server.owner();
    const { id } = await server.start(owner);
    const fields = { propertyId: id, rating: '4', words: 'Quick' };
    const send = (cookie: string) => server.send('POST', '/api/v1/pyp/feedback/submit', form(fields, { cookie }));
    expect((await send(owner.cookie)).status).toBe(200);
    const read = async (cookie: string) => server.get(`/api/v1/pyp/feedback?propertyId=${id}`, { cookie });
    expect((await read(owner.cookie)).json).toMatchObject({ feedback: { rating: 4, words: 'Quick' } });
    const stranger = await server.owner();
    expect([(await send(stranger.cookie)).status, (await read(stranger.cookie)).status]).toEqual([404, 404]);
  });
});
