import { randomInt } from 'node:crypto';
import { LEAD_SENT_MESSAGE, OWNER_CONTACT_MESSAGE } from '@aangan/shared-kit/domain/lead-kind';
import { eq } from 'drizzle-orm';
import { listingsFor } from '../../../testing/listings-for.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { lead } from './leads.tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** A separate device per test, so that rate limits do not interfere. */
const aDevice = () => `aangan_device=device-${randomInt(1e9)}`;
const aNumber = () => `9${String(randomInt(1e9)).padStart(9, '0')}`;

interface Sent {
  readonly leadId: string;
  readonly message: string;
}

const post = async (path: string, body: object, headers: Record<string, string> = { cookie: aDevice() }) => {
  const { status, body: text, json } = await server.send('POST', path, { headers, body });
  return { status, text, json: json as Sent & { issues?: { field: string; reason: string }[] } };
};

const saved = async (id: string) => {
  const [row] = await server.database.select().from(lead).where(eq(lead.id, id));
  return row;
};

const NRI = { name: 'Meera Iyer', phoneCountryCode: '+971', email: 'meera@homes.example', city: 'bangalore' };

describe('a lead from abroad', () => {
  it('is saved with hours, zone and attribution, and answered with the specification’s text', async () => {
    const phone = '501234567';
    const hours = { timeZone: 'Asia/Dubai', callFrom: '18', callTo: '21', purpose: 'MANAGE' };
    const { json, text } = await post('/api/v1/nri_lead/add', { ...NRI, phone, ...hours, nbFr: 'home' });
    expect(json.message).toBe(LEAD_SENT_MESSAGE);
    expect(text).not.toContain(phone);
    expect(await saved(json.leadId)).toMatchObject({
      kind: 'NRI',
      phone: '+971501234567',
      details: { purpose: 'MANAGE', timeZone: 'Asia/Dubai', callFrom: 18, callTo: 21 },
      attribution: { nbFr: 'home' },
    });
  });

  it.each([
    [{ name: 'Al' }, 'form.name', 'Minimum 3 characters required in name.'],
    [{ name: 'R2D2' }, 'form.name', 'Only letters (a-z) are allowed in the name.'],
    [{ email: 'meera' }, 'form.email', 'Please enter valid email'],
    [{ phoneCountryCode: '91', phone: '12345' }, 'form.phone', 'Please enter valid phone number'],
  ])('with %j is rejected beside the field, with the specification’s text', async (wrong, field, reason) => {
    const { status, json } = await post('/api/v1/nri_lead/add', { ...NRI, phone: aNumber(), ...wrong });
    expect(status).toBe(400);
    expect(json.issues).toContainEqual({ field, reason });
  });

  it('is one lead however often it is sent, at once or later', async () => {
    const body = { ...NRI, phone: aNumber() };
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => post('/api/v1/nri_lead/add', body, { cookie: aDevice() })),
    );
    expect(new Set(sent.map(({ json }) => json.leadId)).size).toBe(1);
  });

  it('for property management names its home in headers', async () => {
    const [listingId = ''] = await listingsFor(server.database, await signedIn(server.database), 1);
    const headers = { cookie: aDevice(), propertytype: 'RENT', propertyid: listingId };
    const { json } = await post('/api/v1/nri_lead/cpms/premium', { ...NRI, phone: aNumber() }, headers);
    expect(await saved(json.leadId)).toMatchObject({
      kind: 'CPMS_PREMIUM',
      listingId,
      details: { propertyType: 'RENT' },
    });
    const gone = { ...headers, propertyid: 'ffffffffffffffff' };
    expect((await post('/api/v1/nri_lead/cpms/premium', { ...NRI, phone: aNumber() }, gone)).status).toBe(404);
  });
});

describe('a crowd-sourced lead', () => {
  it('needs no login, is answered with the specification’s text, and never returns a number', async () => {
    const body = { phone: aNumber(), ownerPhone: aNumber(), description: '2 BHK near the lake', type: 'TENANT' };
    const { json, text } = await post('/api/v1/public/crowd/lead/create', body);
    expect(json.message).toBe(OWNER_CONTACT_MESSAGE);
    expect(text).not.toMatch(new RegExp(`${body.phone}|${body.ownerPhone}`));
    expect(await saved(json.leadId)).toMatchObject({ kind: 'CROWD_TENANT', accountId: null });
    const again = await post('/api/v1/public/crowd/lead/create', body);
    expect(again.json.leadId).toBe(json.leadId);
  });

  it("rejects the sender's own number as the owner’s", async () => {
    const phone = aNumber();
    expect((await post('/api/v1/public/crowd/lead/create', { phone, ownerPhone: phone })).status).toBe(400);
  });

  it('is rate limited per device', async () => {
    const cookie = aDevice();
    const send = () =>
      post(
        '/api/v1/public/crowd/lead/create',
        { phone: aNumber(), ownerPhone: aNumber() },
        { cookie, 'x-forwarded-for': '203.0.113.77' },
      );
    const statuses = [];
    for (let sent = 0; sent < 7; sent += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

describe('interest in a home', () => {
  it("needs a login, exists once per home, and is rejected for the person's own", async () => {
    const owner = await signedIn(server.database);
    const seeker = await signedIn(server.database);
    const [propertyId = ''] = await listingsFor(server.database, owner, 1);
    expect((await post('/api/v1/payment_lead/add', { propertyId })).status).toBe(401);
    expect((await post('/api/v1/payment_lead/add', { propertyId }, { cookie: owner.cookie })).status).toBe(409);
    const first = await post('/api/v1/payment_lead/add', { propertyId }, { cookie: seeker.cookie });
    const second = await post('/api/v1/payment_lead/add', { propertyId }, { cookie: seeker.cookie });
    expect(second.json.leadId).toBe(first.json.leadId);
    const potential = await post(`/api/v1/potential_seeker/contact/${propertyId}`, {}, { cookie: seeker.cookie });
    expect(await saved(potential.json.leadId)).toMatchObject({ kind: 'POTENTIAL_SEEKER', listingId: propertyId });
  });
});

describe('stages of leads', () => {
  it('change by type, ids and stage; people cancel their own, staff change any', async () => {
    const seeker = await signedIn(server.database);
    const staff = await signedIn(server.database, { role: 'staff' });
    const [propertyId = ''] = await listingsFor(server.database, await signedIn(server.database), 1);
    const { json } = await post('/api/v1/payment_lead/add', { propertyId }, { cookie: seeker.cookie });
    const leadIds = [json.leadId];
    const move = async (who: { cookie: string }, body: object) => {
      const { status, json: answer } = await post('/api/v1/leads/stage', body, { cookie: who.cookie });
      return status === 200 ? (answer as unknown as { updated: number }).updated : status;
    };
    expect(await move(seeker, { stage: 'WITHDRAWN' })).toBe(0);
    expect(await move(seeker, { leadIds })).toBe(0);
    expect(await move(seeker, { type: '', leadIds, stage: 'WITHDRAWN' })).toBe(0);
    expect(await move(await signedIn(server.database), { leadIds, stage: 'WITHDRAWN' })).toBe(0);
    expect(await move(seeker, { leadIds, stage: 'WON' })).toBe(404);
    expect(await move(staff, { leadIds, stage: 'CALLED' })).toBe(1);
    const check = async (who: { cookie: string }) =>
      (await server.get(`/api/v1/leads/check?ids=${json.leadId},lead_none`, { cookie: who.cookie })).json;
    expect(await check(seeker)).toEqual({ leads: [{ id: json.leadId, stage: 'CALLED' }] });
    expect(await check(staff)).toEqual({ leads: [] });
    expect(await move(seeker, { leadIds, stage: 'WITHDRAWN' })).toBe(1);
  });
});

it('a message from the footer is accepted as a lead', async () => {
  const body = { name: 'Asha Rao', phone: aNumber(), email: '', source: 'footer', message: 'Call me' };
  const { json } = await post('/api/v1/misc/lead/add', body);
  expect(json.message).toBe(LEAD_SENT_MESSAGE);
  expect(await saved(json.leadId)).toMatchObject({ kind: 'MISC', phone: `+91${body.phone}`, email: null });
});
