import type { BuilderClaim, OwnUnit } from '@aangan/shared-kit/contracts/builder-account';
import type { ProjectList } from '@aangan/shared-kit/contracts/projects';
import { eq } from 'drizzle-orm';
import { builderPerson, twoProjects } from '../../../testing/builder-person.ts';
import { until } from '../../../testing/live-instances.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { openUploadServer, type UploadServer } from '../../../testing/upload-server.ts';
import { outboxMessage } from '../../foundation/messages/messages.tables.ts';
import { project } from '../../places/public.ts';
import { builderAccount } from './builder-account.tables.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

let server: UploadServer;
let projects: Awaited<ReturnType<typeof twoProjects>>;

beforeAll(async () => {
  server = await openUploadServer();
  projects = await twoProjects(server.database);
});
afterAll(() => server.close());

type Headers = Record<string, string>;
const browser = ({ cookie }: { cookie: string }): Headers => ({ cookie, 'sec-fetch-site': 'same-origin' });
const staffPerson = async () => browser(await signedIn(server.database, { role: 'staff' }));
const claim = (headers: Headers, builderId = projects.own.builderId) =>
  server.ask('PUT', 'builder/account', headers, {
    ...{ builderId, jobTitle: 'Sales manager', workEmail: 'kiran@builder.test' },
  });
const paper = (headers: Headers, subject: string) =>
  server.upload(headers, { kind: 'builder-paper', subject, name: 'paper.pdf', bytes: PDF });

async function submitted() {
  const person = await server.person();
  await claim(person.headers);
  for (const subject of ['authority', 'registration']) await paper(person.headers, subject);
  const { claim: sent } = (await server.ask('POST', 'builder/account/submit', person.headers, {})).json<{
    claim: BuilderClaim;
  }>();
  expect(sent).toMatchObject({ state: 'submitted', papers: ['authority', 'registration'] });
  return person;
}

describe('a request to act for a builder', () => {
  it('names a builder of the site first, and lists what is missing', async () => {
    const { headers } = await server.person();
    expect((await paper(headers, 'authority')).statusCode).toBe(409);
    expect((await claim(headers, 'bld-nobody')).statusCode).toBe(400);
    expect((await claim(headers)).json()).toMatchObject({ claim: { state: 'draft', papers: [] } });
    const early = await server.ask('POST', 'builder/account/submit', headers, {});
    expect(early.json().issues.map(({ field }: { field: string }) => field)).toEqual([
      'body.authority',
      'body.registration',
    ]);
  });

  it('gives no rights until staff have verified it, and then to that builder alone', async () => {
    const { accountId, headers } = await submitted();
    expect((await claim(headers, projects.other.builderId)).statusCode).toBe(409);
    expect((await server.ask('GET', 'builder/projects', headers)).statusCode).toBe(404);
    expect(
      (await server.ask('POST', `staff/builder-claims/${accountId}`, headers, { decision: 'verified' })).statusCode,
    ).toBe(404);
    const staff = await staffPerson();
    const read = await server.ask('GET', `staff/builder-papers/${accountId}/authority`, staff);
    expect(read.headers['content-disposition']).toBe('attachment; filename="authority.pdf"');
    expect((await server.ask('GET', `staff/builder-papers/${accountId}/authority`, headers)).statusCode).toBe(404);
    const decided = await server.ask('POST', `staff/builder-claims/${accountId}`, staff, { decision: 'verified' });
    expect(decided.json()).toEqual({ state: 'verified' });
    const own = await server.ask('GET', 'builder/projects', headers);
    expect(own.json().builder.id).toBe(projects.own.builderId);
    const taken = await server.ask('DELETE', `staff/builder-claims/${accountId}/decision`, staff);
    expect(taken.statusCode).toBe(200);
    expect((await server.ask('GET', 'builder/projects', headers)).statusCode).toBe(404);
  });

  it('is refused with a reason, and its papers go with it', async () => {
    const { accountId, headers } = await submitted();
    const staff = await staffPerson();
    const path = `staff/builder-claims/${accountId}`;
    expect((await server.ask('POST', path, staff, { decision: 'refused' })).statusCode).toBe(400);
    await server.ask('POST', path, staff, { decision: 'refused', reason: 'The letter is not signed.' });
    expect((await server.ask('GET', 'builder/account', headers)).json().claim).toMatchObject({
      state: 'refused',
      reason: 'The letter is not signed.',
    });
    const stored = server.files.keys().length;
    await server.ask('DELETE', 'builder/account', headers);
    expect(server.files.keys().length).toBe(stored - 2);
    expect(await server.database.$count(builderAccount, eq(builderAccount.accountId, accountId))).toBe(0);
  });
});

describe('prices and stock', () => {
  async function ownUnit() {
    const builder = browser(await builderPerson(server.database, projects.own.builderId));
    const read = (await server.ask('GET', 'builder/projects', builder)).json<{
      projects: { id: string; units: OwnUnit[] }[];
    }>();
    const units = read.projects.find(({ id }) => id === projects.own.id)?.units ?? [];
    const [cheapest] = units.toSorted((a, b) => a.price - b.price);
    if (!cheapest) throw new Error('The project has no units.');
    return { builder, unit: cheapest };
  }
  const change = (headers: Headers, unitId: string, body: object, id = projects.own.id) =>
    server.ask('PUT', `builder/projects/${id}/units/${unitId}`, headers, body);

  it('are changed by the builder of the project alone, within the number of units', async () => {
    const { builder, unit } = await ownUnit();
    const body = { price: unit.price, available: 0 };
    const rival = browser(await builderPerson(server.database, projects.other.builderId));
    const { headers: stranger } = await server.person();
    for (const headers of [rival, stranger]) expect((await change(headers, unit.id, body)).statusCode).toBe(404);
    expect((await change(builder, unit.id, body, projects.other.id)).statusCode).toBe(404);
    expect((await change(builder, unit.id, { ...body, available: unit.total + 1 })).statusCode).toBe(400);
    expect((await change(builder, unit.id, body)).json()).toMatchObject({ unit: { id: unit.id, available: 0 } });
  });

  it('change what lists show, and tell people with a price alert once', async () => {
    const { builder, unit } = await ownUnit();
    const saver = await signedIn(server.database);
    const other = await signedIn(server.database);
    const path = `user/watched-projects/${projects.own.id}`;
    await server.ask('PUT', path, browser(saver), { priceAlert: true, note: 'Ask about parking.' });
    await server.ask('PUT', path, browser(other), {});
    const price = unit.price - 200_000;
    const listed = async () => {
      const list = await server.ask('GET', `project/search?city=${projects.own.city}&size=60`, browser(saver));
      return list.json<ProjectList>().projects.find(({ id }) => id === projects.own.id)?.minPrice;
    };
    expect(await listed()).toBe(unit.price);
    await change(builder, unit.id, { price, available: unit.available });
    const [row] = await server.database.select().from(project).where(eq(project.id, projects.own.id));
    expect(row?.minPrice).toBe(price);
    await until(async () => (await listed()) === price);
    await server.jobs.drain();
    await server.jobs.drain();
    const sent = await server.database.select().from(outboxMessage).where(eq(outboxMessage.template, 'project-price'));
    expect(sent.map((each) => each.target)).toEqual([saver.phone]);
    const list = await server.ask('GET', 'user/watched-projects', browser(saver));
    expect(list.json()).toMatchObject({
      projects: [{ note: 'Ask about parking.', priceAlert: true, project: { minPrice: price } }],
    });
    await server.ask('DELETE', path, browser(saver));
    expect((await server.ask('GET', 'user/watched-projects', browser(saver))).json()).toEqual({ projects: [] });
  });
});
