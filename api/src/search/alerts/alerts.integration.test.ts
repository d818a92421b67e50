import { randomUUID } from 'node:crypto';
import type { Alert, AlertRequirement, MatchedHome } from '@aangan/shared-kit/contracts/alerts';
import { ALERTS_AT_MOST } from '@aangan/shared-kit/domain/alert-options';
import { signedIn } from '../../../testing/signed-in.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const MAIL = { emailVerifiedAt: new Date(0) };
const SEARCH = '/2-bhk-flats-for-rent-in-koramangala_bangalore?budget=-60000';
const RENT = {
  tenantType: ['FAMILY'],
  houseType: ['BHK2', 'BHK3'],
  propertyType: ['AP', 'GC', 'IF', 'IH', 'SB'],
  furnishing: ['SEMI_FURNISHED', 'NOT_FURNISHED', 'FULLY_FURNISHED'],
  shiftingDate: ['30'],
};

async function person(facts: Parameters<typeof signedIn>[1] = MAIL) {
  const { cookie } = await signedIn(server.database, facts);
  const headers = { cookie };
  const save = (address: string, more: object = {}) =>
    server.send('POST', '/api/v1/alerts', { headers, body: { address, frequency: 'daily', ...more } });
  return {
    headers,
    save,
    saved: async (address = SEARCH) => ((await save(address)).json as { alert: Alert }).alert,
    list: async () => ((await server.get('/api/v1/alerts', headers)).json as { alerts: Alert[] }).alerts,
    need: (requirements: object[], more: object = {}) =>
      server.send('POST', '/api/v1/alerts/requirement', {
        headers,
        body: { city: 'bangalore', requirements, ...more },
      }),
  };
}

describe('a saved search', () => {
  it('saves one canonical address for every spelling, and notifies by mail by default', async () => {
    const { save, list } = await person();
    await save(SEARCH);
    const again = await save('/flats-for-rent-in-koramangala_bangalore?budget=-60000&bhk=BHK2&sort=price_low&page=3', {
      frequency: 'weekly',
    });
    expect(again.status).toBe(200);
    expect(await list()).toMatchObject([
      {
        kind: 'search',
        address: SEARCH,
        name: 'Rent · Koramangala · 2 BHK · up to ₹60 K',
        frequency: 'weekly',
        channel: 'EMAIL',
        reachable: true,
        // TEST_NOW is Friday: the coming Monday at nine.
        nextRun: Date.parse('2026-11-23T09:00+05:30'),
      },
    ]);
  });

  it.each([
    ['an address that is not a search', '/profile/myprofile'],
    ['another site', '//evil.test/flats-for-rent-in-koramangala_bangalore'],
    ['an unknown place', '/flats-for-rent-in-no-such-place_bangalore'],
  ])('is rejected for %s', async (_what, address) => {
    const { save } = await person();
    const answer = await save(address);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ issues: [{ field: 'body.address' }] });
  });

  it.each([
    ['mail to an address that is not verified', { email: 'a@example.test' }, 'EMAIL'],
    ['WhatsApp without consent', MAIL, 'WHATSAPP'],
  ])('cannot be notified by %s', async (_what, facts, channel) => {
    const { save } = await person(facts);
    expect((await save(SEARCH, { channel })).json).toMatchObject({ issues: [{ field: 'body.channel' }] });
  });

  it('is notified by text message only if the person chose it', async () => {
    const { save } = await person({ emailVerifiedAt: null });
    expect((await save(SEARCH)).json).toMatchObject({ issues: [{ reason: 'Choose how we message you.' }] });
    expect((await save(SEARCH, { channel: 'SMS' })).status).toBe(200);
  });

  it('is renamed, paused, resumed and deleted by its owner only', async () => {
    const owner = await person();
    const stranger = await person();
    const { id } = await owner.saved();
    const path = `/api/v1/alerts/${id}`;
    const change = (body: object, headers = owner.headers) => server.send('PATCH', path, { headers, body });
    expect((await change({ paused: true, name: 'Near work' })).json).toMatchObject({
      alert: { name: 'Near work', paused: true, nextRun: null },
    });
    expect((await change({ paused: false })).json).toMatchObject({ alert: { paused: false } });
    expect((await change({ paused: true }, stranger.headers)).status).toBe(404);
    expect((await server.send('DELETE', path, { headers: stranger.headers })).status).toBe(404);
    expect((await server.send('DELETE', path, { headers: owner.headers })).status).toBe(200);
    expect(await owner.list()).toEqual([]);
  });

  it('has a maximum number, which saving the same search again does not increase', async () => {
    const { save, list } = await person();
    const address = (rupees: number) => `/flats-for-rent-in-koramangala_bangalore?budget=-${rupees * 1000}`;
    const answers = await Promise.all(Array.from({ length: ALERTS_AT_MOST + 2 }, (_, at) => save(address(at + 10))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(ALERTS_AT_MOST);
    const [saved] = await list();
    expect((await save(saved?.address ?? '')).status).toBe(200);
    expect((await save(address(99))).status).toBe(409);
  });

  it('needs a login', async () => {
    expect(
      (await server.send('POST', '/api/v1/alerts', { body: { address: SEARCH, frequency: 'daily' } })).status,
    ).toBe(401);
  });
});

describe('a requirement', () => {
  it('needs a channel that reaches the person', async () => {
    const { need } = await person({ emailVerifiedAt: null });
    const requirements = [{ category: 'RENT', answers: RENT }];
    const answers = [await need(requirements), await need(requirements, { channel: 'EMAIL' })];
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    expect(answers[0]?.json).toMatchObject({ message: 'Choose how we message you.' });
    expect((await need(requirements, { channel: 'SMS' })).status).toBe(200);
  });

  it('reports each missing mandatory field and each unexpected field', async () => {
    const { need } = await person();
    const answer = await need([
      { category: 'RENT', answers: { houseType: ['BHK2'], planningToBuy: ['3'] } },
      { category: 'PLOT', answers: { planningToBuy: ['4'] } },
    ]);
    expect(answer.status).toBe(400);
    const { issues } = answer.json as { issues: { field: string }[] };
    expect(issues.map(({ field }) => field)).toEqual([
      'body.requirements.RENT.tenantType',
      'body.requirements.RENT.propertyType',
      'body.requirements.RENT.furnishing',
      'body.requirements.RENT.shiftingDate',
      'body.requirements.RENT.planningToBuy',
      'body.requirements.PLOT.planningToBuy',
    ]);
  });

  it('exists once per category and city; saving it again updates it', async () => {
    const { need, headers, list } = await person();
    const first = (await need([{ category: 'RENT', answers: RENT }])).json as { requirements: AlertRequirement[] };
    const again = await need([{ category: 'RENT', answers: { ...RENT, houseType: ['BHK1'] }, maxPrice: 40_000 }]);
    expect(again.json).toMatchObject({
      postAlertsSuccess: true,
      requirements: [{ alertRequirementId: first.requirements[0]?.alertRequirementId, maxPrice: 40_000 }],
    });
    expect(await list()).toHaveLength(1);
    const fetched = await server.get('/api/v1/alerts/requirement?category=RENT&city=bangalore', headers);
    expect(fetched.json).toMatchObject({ requirement: { answers: { houseType: ['BHK1'] } } });
  });

  it('returns matching homes with their reasons', async () => {
    const { need } = await person();
    const answer = await need([{ category: 'RENT', answers: RENT, maxPrice: 90_000 }]);
    const { recommendedProperties } = answer.json as { recommendedProperties: MatchedHome[] };
    expect(recommendedProperties.length).toBeGreaterThan(0);
    for (const { record, reasons } of recommendedProperties) {
      expect(RENT.houseType).toContain(record.type);
      expect(record.rent).toBeLessThanOrEqual(90_000);
      expect(reasons.join()).toContain(`₹`);
    }
  });

  it('ranks homes by the chosen priorities', async () => {
    const { need, headers } = await person();
    const answer = await need([{ category: 'RENT', answers: RENT }]);
    const { requirements } = answer.json as { requirements: AlertRequirement[] };
    const path = `/api/v1/alerts/requirement/${requirements[0]?.alertRequirementId}/priorities`;
    const ordered = await server.send('PUT', path, { headers, body: { priorities: ['low-price'] } });
    const { recommendedProperties } = ordered.json as { recommendedProperties: MatchedHome[] };
    const rents = recommendedProperties.map(({ record }) => record.rent);
    expect(rents).toEqual(rents.toSorted((one, other) => one - other));
  });

  it('leaves out disliked homes until the feedback is withdrawn', async () => {
    const { need, headers } = await person();
    const fitting = async () => {
      const { json } = await need([{ category: 'RENT', answers: RENT }]);
      return (json as { recommendedProperties: MatchedHome[] }).recommendedProperties.map(({ record }) => record.id);
    };
    const [first = '', second] = await fitting();
    const no = `/api/v1/user/feedback/update?feedbackTransitionId=${first}-VERDICT&ans_id=DISLIKED`;
    await server.send('POST', no, { headers, body: {} });
    expect((await fitting())[0]).toBe(second);
    expect(await fitting()).not.toContain(first);
    await server.send('DELETE', `/api/v1/user/feedback/${first}`, { headers });
    expect((await fitting())[0]).toBe(first);
  });

  it('lists the fields of each category', async () => {
    const { inputs } = await server.answer<{ inputs: Record<string, { id: string }[]> }>('/api/v1/alerts/inputs');
    expect(inputs.PG?.map(({ id }) => id)).toEqual(['tenantType', 'roomType', 'preferredTenant', 'shiftingDate']);
  });
});

describe('a link that stops alerts', () => {
  it('is rejected if its signature is not ours', async () => {
    for (const token of ['nonsense', `alm_${randomUUID()}.AAAA`]) {
      expect((await server.get(`/api/v1/alerts/stop/${token}`)).status).toBe(404);
      expect((await server.post(`/api/v1/alerts/one-click/${token}`)).status).toBe(404);
    }
  });
});
