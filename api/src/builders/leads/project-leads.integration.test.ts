import type { BuilderLead, OwnProjectLead } from '@aangan/shared-kit/contracts/project-leads';
import { CALL_REFUSALS } from '@aangan/shared-kit/domain/project-lead';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { builderPerson, twoProjects } from '../../../testing/builder-person.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { projectLead } from './project-leads.tables.ts';

let server: TestServer;
let time = TEST_NOW;
let ownId: string;
let builderId: string;
let seller: SignedIn;
let colleague: SignedIn;
let rival: SignedIn;

beforeAll(async () => {
  server = await openTestServer({ now: () => time });
  const { own, other } = await twoProjects(server.database);
  ({ id: ownId, builderId } = own);
  seller = await builderPerson(server.database, builderId, 'Kiran Shah');
  colleague = await builderPerson(server.database, builderId, 'Lata Rao');
  rival = await builderPerson(server.database, other.builderId);
});
beforeEach(() => {
  time = TEST_NOW;
});
afterAll(() => server.close());

const ask = async ({ cookie }: SignedIn, fields: Record<string, string | number> = {}) => {
  const path = `/api/v2/building/${ownId}/createLead`;
  const { status, json } = await server.send('POST', path, { headers: { cookie }, body: fields });
  return { status, lead: (json as { lead: OwnProjectLead }).lead };
};
const number = async ({ cookie }: SignedIn, leadId: string) => {
  const { status, json } = await server.send('POST', `/api/v1/builder/leads/${leadId}/number`, { headers: { cookie } });
  return { status, ...(json as { phone: string; message: string }) };
};
const leadsOf = async ({ cookie }: SignedIn) => {
  const { status, json } = await server.get('/api/v1/builder/leads', { cookie });
  return { status, leads: (json as { leads: BuilderLead[] }).leads };
};
const person = (name = 'Meera Iyer') => signedIn(server.database, { name });

describe('a lead to a builder', () => {
  it('needs a login, and a project that exists', async () => {
    expect((await server.send('POST', `/api/v2/building/${ownId}/createLead`, { body: {} })).status).toBe(401);
    const { cookie } = await person();
    const missing = { headers: { cookie }, body: {} };
    expect((await server.send('POST', '/api/v2/building/zzzzzzzzzz/createLead', missing)).status).toBe(404);
  });

  it('is one, however often it is sent at once, with the consent that was shown', async () => {
    const visitor = await person();
    const sent = await Promise.all(Array.from({ length: 50 }, () => ask(visitor, { callers: 'SALES_TEAM', days: 14 })));
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(new Set(sent.map(({ lead }) => lead.id)).size).toBe(1);
    expect(await server.database.$count(projectLead, eq(projectLead.accountId, visitor.accountId))).toBe(1);
    expect(sent[0]?.lead.consent).toMatch(
      /and to no other builder\. For 14 days, the sales team of .+ may call me once/,
    );
  });

  it('goes to the builder of the project alone, with a first name and no number', async () => {
    const visitor = await person('Meera Iyer');
    const { lead } = await ask(visitor);
    const { leads } = await leadsOf(seller);
    const shown = leads.find(({ id }) => id === lead.id);
    expect(shown).toMatchObject({ visitor: 'Meera', email: null, refusal: null });
    expect(JSON.stringify(leads)).not.toMatch(new RegExp(`Iyer|${visitor.phone.slice(1)}|${visitor.accountId}`));
    expect((await leadsOf(rival)).leads.map(({ id }) => id)).not.toContain(lead.id);
    expect((await number(rival, lead.id)).status).toBe(404);
    const answer = { headers: { cookie: rival.cookie }, body: { text: 'We have better flats.' } };
    expect((await server.send('PUT', `/api/v1/builder/leads/${lead.id}/answer`, answer)).status).toBe(404);
  });

  it('is closed to everybody who is no verified account of a builder', async () => {
    const stranger = await person();
    const { lead } = await ask(await person());
    expect((await leadsOf(stranger)).status).toBe(404);
    expect((await number(stranger, lead.id)).status).toBe(404);
    expect((await server.get('/api/v1/builder/leads')).status).toBe(401);
    const path = `/api/v1/user/project-leads/${lead.id}`;
    expect((await server.send('DELETE', path, { headers: { cookie: stranger.cookie } })).status).toBe(404);
  });

  it('gives the e-mail address only with the brochure', async () => {
    const { lead } = await ask(await person(), { brochure: 'true' });
    const shown = (await leadsOf(seller)).leads.find(({ id }) => id === lead.id);
    expect(shown?.email).toMatch(/@example\.test$/);
  });
});

describe('the number of a visitor', () => {
  it('is shown to one person as often as agreed, and the visitor sees each time', async () => {
    const visitor = await person();
    const { lead } = await ask(visitor, { callers: 'ONE_PERSON', frequency: 'WEEKLY', days: 30 });
    const shown = await Promise.all(Array.from({ length: 20 }, () => number(seller, lead.id)));
    expect(shown.every(({ phone }) => phone === visitor.phone)).toBe(true);
    expect(await number(colleague, lead.id)).toMatchObject({ status: 409, message: CALL_REFUSALS.ANOTHER_PERSON });
    time += DAY_MS;
    expect(await number(seller, lead.id)).toMatchObject({ status: 409, message: CALL_REFUSALS.OFTEN_ENOUGH });
    time += 6 * DAY_MS;
    expect((await number(seller, lead.id)).status).toBe(200);
    const own = await server.get(`/api/v1/building/${ownId}/lead`, { cookie: visitor.cookie });
    expect((own.json as { lead: OwnProjectLead }).lead.calls).toEqual([
      { by: 'Kiran', at: TEST_NOW },
      { by: 'Kiran', at: TEST_NOW + 7 * DAY_MS },
    ]);
  });

  it('is never shown for written answers, at night, after the last day or after a withdrawal', async () => {
    const written = (await ask(await person(), { callers: 'NOBODY' })).lead;
    expect((await number(seller, written.id)).message).toBe(CALL_REFUSALS.WRITTEN_ONLY);
    const visitor = await person();
    const { lead } = await ask(visitor, { days: 7 });
    time = TEST_NOW + 12 * 3_600_000;
    expect((await number(seller, lead.id)).message).toBe(CALL_REFUSALS.QUIET_HOURS);
    time = TEST_NOW + 7 * DAY_MS;
    expect((await number(seller, lead.id)).message).toBe(CALL_REFUSALS.ENDED);
    time = TEST_NOW;
    const headers = { cookie: visitor.cookie };
    await server.send('DELETE', `/api/v1/user/project-leads/${lead.id}`, { headers });
    expect((await number(seller, lead.id)).message).toBe(CALL_REFUSALS.WITHDRAWN);
  });

  it('can be shown again after the visitor has agreed to other terms', async () => {
    const visitor = await person();
    const { lead } = await ask(visitor);
    await number(seller, lead.id);
    time += 2 * DAY_MS;
    await ask(visitor);
    expect((await number(seller, lead.id)).message).toBe(CALL_REFUSALS.OFTEN_ENOUGH);
    await ask(visitor, { frequency: 'TWICE_A_WEEK' });
    expect((await number(colleague, lead.id)).status).toBe(200);
  });
});

describe('an answer of the builder', () => {
  it('reaches the visitor, and holds no phone number', async () => {
    const visitor = await person();
    const { lead } = await ask(visitor, { callers: 'NOBODY', message: 'Is a corner flat free?' });
    const answer = (text: string) => server.as(seller, 'PUT', `/api/v1/builder/leads/${lead.id}/answer`, { text });
    expect((await answer('Call me on 98450 12345')).status).toBe(400);
    expect((await answer('Two are free on the fourth floor.')).status).toBe(200);
    const { json } = await server.get('/api/v1/user/project-leads', { cookie: visitor.cookie });
    expect((json as { leads: OwnProjectLead[] }).leads).toMatchObject([
      { state: 'ANSWERED', answer: { text: 'Two are free on the fourth floor.', at: TEST_NOW } },
    ]);
  });
});
