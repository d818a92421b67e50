import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { openMetrics } from '@aangan/shared-kit/server/metrics';
import { eq } from 'drizzle-orm';
import { SYNTHETIC_HEADER, syntheticCode, syntheticProof } from '../../api/src/foundation/synthetic/public.ts';
import { visit } from '../../api/src/meeting/visits/visits.tables.ts';
import { account } from '../../api/src/people/accounts/public.ts';
import { type OpenHome, openHome, openVisitServer, type VisitServer } from '../../api/testing/visit-server.ts';
import { pageCode } from '../../shell/src/testing/a-container.ts';
import { testFolders } from '../../shell/src/testing/test-folder.ts';
import { type TestSite, testSite } from '../../shell/src/testing/test-site.ts';
import { openBrowser, UnexpectedAnswer } from './browser.ts';
import { measureVisits } from './measure-visits.ts';
import type { SyntheticSettings } from './synthetic-settings.ts';
import { STEPS, type StepResult, visitSite } from './visit-site.ts';

const PHONE = '+919000000017';
const SECRET = 'a-secret-of-the-synthetic-visitor-of-tests';

describe('the synthetic visitor, on a shell and an API', () => {
  const newFolder = testFolders();
  let claiming: VisitServer;
  let api: VisitServer;
  let site: TestSite;
  let home: OpenHome;
  let other: OpenHome;
  let settings: SyntheticSettings;

  beforeAll(async () => {
    claiming = await openVisitServer();
    home = await openHome(claiming);
    other = await openHome(claiming);
    api = await openVisitServer({ synthetic: { phone: PHONE, secret: SECRET, listing: home.id } });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as AddressInfo;
    const pages = {
      results: { paths: ['/flats-for-rent*'], code: pageCode('Homes: /property/rent/home/detail') },
      detail: { paths: ['/property/{text}/{propertyId}/detail'], code: pageCode(`The home ${home.id}`) },
    };
    site = await testSite(await newFolder(), pages, undefined, { API_URL: `http://127.0.0.1:${port}` });
    settings = {
      ...{ site: site.origin, phone: PHONE.slice(3), secret: SECRET, listing: home.id },
      ...{ search: '/flats-for-rent-in-koramangala_bangalore', metricsAt: undefined },
    };
  });
  afterAll(async () => {
    await site.close();
    await api.close();
    await claiming.close();
  });
  beforeEach(() => {
    api.sent.length = 0;
  });

  /** A visit, with the results of its steps. */
  async function visitOnce(changed: Partial<SyntheticSettings> = {}) {
    const steps: StepResult[] = [];
    const asked = { settings: { ...settings, ...changed }, deviceId: randomUUID() };
    const succeeded = await visitSite({ ...asked, onStep: (result) => steps.push(result) });
    return { succeeded, steps };
  }

  const bookedVisits = () => api.database.select().from(visit).where(eq(visit.listingId, home.id));

  const namesOf = (steps: readonly StepResult[]) => steps.map(({ step, error }) => (error ? `${step} failed` : step));

  it('does everything that a person does, more often than a person may, and leaves nothing behind', async () => {
    for (let count = 0; count < 5; count++) {
      const { succeeded, steps } = await visitOnce();
      expect(namesOf(steps)).toEqual(STEPS);
      expect(succeeded).toBe(true);
    }
    const [person, ...more] = await api.database.select().from(account).where(eq(account.phone, PHONE));
    expect(more).toEqual([]);
    const visits = await bookedVisits();
    expect(visits.map(({ state, visitorId }) => [state, visitorId])).toEqual(
      Array.from({ length: 5 }, () => ['cancelled', person?.id]),
    );
    api.now += 2 * 60 * 60_000;
    await api.jobs.send('synthetic-visits', {});
    await api.jobs.drain();
    expect(await bookedVisits()).toEqual([]);
  });

  it('notifies nobody, and is sent nothing', async () => {
    expect((await visitOnce()).succeeded).toBe(true);
    await api.jobs.drain();
    expect(api.sent).toEqual([]);
  });

  it('is nobody who does not know the secret: its number gets no code, and no computed code is right', async () => {
    const device = randomUUID();
    const stranger = openBrowser(site.origin, device, { [SYNTHETIC_HEADER]: syntheticProof('guessed', device) });
    const body = { phone: PHONE.slice(3) };
    const { attempt } = await stranger.call<{ attempt: string }>('/api/v1/user/otp/send', { method: 'POST', body });
    const guess = { attempt, otp: syntheticCode(SECRET, attempt) };
    const tried = stranger.call('/api/v1/user/otp/verify', { method: 'POST', body: guess });
    await expect(tried).rejects.toThrow(UnexpectedAnswer);
    expect(api.sent).toEqual([]);
  });

  it('cannot prove itself from another device', async () => {
    const proof = syntheticProof(SECRET, randomUUID());
    const elsewhere = openBrowser(site.origin, randomUUID(), { [SYNTHETIC_HEADER]: proof });
    const body = { phone: PHONE.slice(3) };
    const { attempt } = await elsewhere.call<{ attempt: string }>('/api/v1/user/otp/send', { method: 'POST', body });
    const guess = { attempt, otp: syntheticCode(SECRET, attempt) };
    const tried = elsewhere.call('/api/v1/user/otp/verify', { method: 'POST', body: guess });
    await expect(tried).rejects.toThrow(UnexpectedAnswer);
  });

  it('may not book a visit to the home of somebody else, and logs out all the same', async () => {
    const { succeeded, steps } = await visitOnce({ listing: other.id });
    expect(succeeded).toBe(false);
    expect(namesOf(steps)).toEqual(['search', 'listing', 'login', 'book failed', 'logout']);
    expect(steps.find(({ step }) => step === 'book')?.error).toMatchObject({ status: 403 });
  });

  it('measures the steps that succeed and the one that fails, and what came last', async () => {
    const metrics = openMetrics();
    const measured = measureVisits(metrics);
    expect(await metrics.text()).not.toMatch(/^aangan_synthetic_last_success_timestamp_seconds /m);
    const { steps } = await visitOnce({ secret: 'another-secret' });
    for (const step of steps) measured.step(step);
    expect(namesOf(steps)).toEqual(['search', 'listing', 'login failed']);
    measured.succeeded(1_790_000_000_000);
    const text = await metrics.text();
    expect(text).toContain('aangan_synthetic_steps_total{step="listing",outcome="ok"} 1');
    expect(text).toContain('aangan_synthetic_steps_total{step="login",outcome="failed"} 1');
    expect(text).toContain('aangan_synthetic_step_seconds_count{step="search"} 1');
    expect(text).toContain('aangan_synthetic_last_success_timestamp_seconds 1790000000');
  });
});
