import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { openVisitServer } from '../../../testing/visit-server.ts';
import { backTest } from './back-test.ts';
import { rentedHomes } from './rented-homes.queries.ts';

let server: Awaited<ReturnType<typeof openVisitServer>>;
beforeAll(async () => {
  server = await openVisitServer();
});
afterAll(() => server.close());

type Answer = CallAnswer<'GET /api/v1/rent-estimate'>;
const HOME = 'localityId=loc-bangalore-koramangala&bhk=BHK2';
const estimate = (query: string) => server.call<Answer>(undefined, 'GET', `/api/v1/rent-estimate?${query}`);

describe('an estimate of a rent', () => {
  it('has a range, what moves it, homes like it, and the trend, without a login', async () => {
    const { status, body } = await estimate(`${HOME}&area=1000&amenities=LIFT`);
    expect(status).toBe(200);
    const { estimate: range, homes, like, differences } = body;
    const { low = 0, median = 0, high = 0 } = range ?? {};
    expect(0 < low && low <= median && median <= high).toBe(true);
    expect(like.homes).toBeGreaterThan(0);
    expect(homes.length).toBeGreaterThan(0);
    expect(homes.every(({ type, locality }) => type === 'BHK2' && locality === 'Koramangala')).toBe(true);
    expect(differences.map(({ value }) => value)).toContain('FULLY_FURNISHED');
    expect(body).toMatchObject({ city: 'bangalore', locality: 'Koramangala', trend: { bhk: 'BHK2' } });
  });

  it('rises with the area', async () => {
    const medianOf = async (area: number) => (await estimate(`${HOME}&area=${area}`)).body.estimate?.median ?? 0;
    expect(await medianOf(1_400)).toBeGreaterThan(await medianOf(700));
  });

  it('refuses a place that does not exist, and values outside the limits', async () => {
    expect((await estimate('localityId=loc-bangalore-nowhere&bhk=BHK2&area=900')).status).toBe(400);
    expect((await estimate(`${HOME}&area=5`)).status).toBe(400);
    expect((await estimate(`${HOME}&area=900&amenities=CASTLE`)).status).toBe(400);
  });

  // The benchmark has more homes a city, and the limit of 10 %.
  it('errs by less than 15 % for half of the few homes here, of which the model has not seen any', async () => {
    const errors = backTest(await rentedHomes(server.database, 'bangalore'));
    expect(errors.length).toBeGreaterThan(60);
    expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(0.15);
  });
});
