import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

interface Slots {
  readonly repeatingNumber: number;
  readonly adsData: { readonly id: string; readonly to: string }[];
}

const path = '/api/space/group/details?context=results&src=list&city=pune';

it.each(LISTING_CATEGORIES)(
  'the ad slots of %s results hold our own services, never before the third card',
  async (category) => {
    const { repeatingNumber, adsData } = await server.answer<Slots>(`${path}&propertyType=${category}`);
    expect(repeatingNumber).toBeGreaterThanOrEqual(3);
    expect(adsData.length).toBeGreaterThan(0);
    for (const { to } of adsData) expect(to).toMatch(/^\/[a-z]/);
  },
);

it('ads are the same for every device', async () => {
  expect(await server.answer(`${path}&deviceId=one-device`)).toEqual(await server.answer(`${path}&deviceId=another`));
});

it('the ads call answers 400 for a page without ads', async () => {
  expect((await server.get('/api/space/group/details?context=detail&src=list&city=pune')).status).toBe(400);
});
