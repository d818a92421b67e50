import type { ListedNotification, NotificationSettings } from '@aangan/shared-kit/contracts/notifications';
import { CHOSEN_KINDS, NOTIFICATIONS_AT_ONCE } from '@aangan/shared-kit/domain/support/notifications';
import { eq } from 'drizzle-orm';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openVisitServer } from '../../../testing/visit-server.ts';
import { MODULES } from '../../modules.ts';
import { account } from '../../people/accounts/public.ts';
import { listNotice } from './list-notice.ts';

let server: Awaited<ReturnType<typeof openVisitServer>>;
let asha: SignedIn;
beforeAll(async () => {
  server = await openVisitServer();
});
beforeEach(async () => {
  server.now = TEST_NOW;
  asha = await signedIn(server.database, { name: 'Asha Rao' });
});
afterAll(() => server.close());

interface Page {
  readonly notifications: ListedNotification[];
  readonly next: number | null;
  readonly unread: number;
}

const SETTINGS = '/api/v1/notifications/settings';
const read = async (who: SignedIn, query = '') =>
  (await server.call<Page>(who, 'GET', `/api/v1/notifications${query}`)).body;
const off = { whatsApp: false, email: false, sms: false };
const saveAll = (who: SignedIn, ways: object) =>
  server.call<NotificationSettings>(who, 'PUT', SETTINGS, { kinds: CHOSEN_KINDS.map((kind) => ({ kind, ways })) });

let texts = 0;
async function askSupport(who: SignedIn): Promise<string> {
  const fields = { topic: 'payment', text: `The refund of my plan has not arrived. Case ${++texts}.` };
  const { body } = await server.postParts(who, '/crm-api/email/external-send', fields);
  return (JSON.parse(body) as { number: string }).number;
}

/** What a page that follows the person's notifications gets. */
const follow = (who: SignedIn | undefined, after = '') => {
  const topics = encodeURIComponent(JSON.stringify([{ topic: 'notifications', input: {} }]));
  return server.call<{ events: { data: object }[]; after: string }>(
    who,
    'GET',
    `/api/v1/live/events?topics=${topics}${after && `&after=${after}`}`,
  );
};

const addNotices = (who: SignedIn, count: number) =>
  server.database.transaction(async (transaction) => {
    for (let at = 0; at < count; at += 1) {
      const facts = { kind: 'rewards', title: `Reward ${at}`, at: new Date(server.now) } as const;
      await listNotice(transaction, { accountId: who.accountId, causeKey: `${who.accountId} ${at}`, ...facts });
    }
  });

it('a message that is sent is in the list of its person, with the page that it is about and no address', async () => {
  const number = await askSupport(asha);
  const before = server.sent.length;
  await server.jobs.drain();
  expect(server.sent).toHaveLength(before + 1);
  const { notifications, unread } = await read(asha);
  expect(unread).toBe(1);
  expect(notifications).toMatchObject([
    { kind: 'support', title: 'We have your request', path: `/help/tickets/${number}`, read: false },
  ]);
  expect(notifications[0]?.text).not.toMatch(/https?:|:$/m);
});

it('a message whose ways are all switched off is in the list alone', async () => {
  expect((await saveAll(asha, off)).status).toBe(200);
  await askSupport(asha);
  const before = server.sent.length;
  await server.jobs.drain();
  expect(server.sent).toHaveLength(before);
  expect((await read(asha)).unread).toBe(1);
});

it('a message goes the next allowed way that reaches the person', async () => {
  const email = `${asha.accountId.toLowerCase()}@example.com`;
  const change = { email, emailVerifiedAt: new Date(TEST_NOW) };
  await server.database.update(account).set(change).where(eq(account.id, asha.accountId));
  await saveAll(asha, { whatsApp: true, email: false, sms: true });
  await askSupport(asha);
  await server.jobs.drain();
  expect(server.sent.at(-1)).toMatchObject({ channel: 'SMS', to: asha.phone });
});

it('what must be sent has no setting', async () => {
  const kinds = [{ kind: 'account', ways: off }];
  expect((await server.call(asha, 'PUT', SETTINGS, { kinds })).status).toBe(400);
  const { body } = await server.call<NotificationSettings>(asha, 'GET', SETTINGS);
  expect(body.kinds.map(({ kind }) => kind)).toEqual(CHOSEN_KINDS);
});

it('a cause that is repeated is listed once', async () => {
  await addNotices(asha, 2);
  await addNotices(asha, 2);
  expect((await read(asha)).notifications).toHaveLength(2);
});

it('pages follow each other without a gap, and reading counts down to what came later', async () => {
  await addNotices(asha, NOTIFICATIONS_AT_ONCE + 5);
  const first = await read(asha);
  const second = await read(asha, `?before=${first.next}`);
  const titles = [...first.notifications, ...second.notifications].map(({ title }) => title);
  expect(new Set(titles).size).toBe(NOTIFICATIONS_AT_ONCE + 5);
  expect(second.next).toBeNull();
  const upTo = second.notifications[0]?.id;
  const { body } = await server.call<{ unread: number }>(asha, 'PUT', '/api/v1/notifications/read', { upTo });
  expect(body.unread).toBe(NOTIFICATIONS_AT_ONCE);
});

it('a person reads, marks and deletes their own notifications only', async () => {
  await addNotices(asha, 1);
  const [own] = (await read(asha)).notifications;
  const other = await signedIn(server.database);
  expect((await read(other)).notifications).toEqual([]);
  await server.call(other, 'PUT', '/api/v1/notifications/read', { upTo: own?.id });
  await server.call(other, 'DELETE', `/api/v1/notifications?upTo=${own?.id}`);
  expect((await read(asha)).notifications).toMatchObject([{ id: own?.id, read: false }]);
  await server.call(asha, 'DELETE', `/api/v1/notifications?upTo=${own?.id}`);
  expect((await read(asha)).notifications).toEqual([]);
  expect((await server.call(undefined, 'GET', '/api/v1/notifications')).status).toBe(401);
});

it('notifications are deleted after 180 days', async () => {
  await addNotices(asha, 1);
  const { retention = [] } = MODULES.find(({ name }) => name === 'support/notifications') ?? {};
  expect(retention.map(({ days }) => days)).toEqual([180]);
  for (const { remove } of retention) await remove(server.database, new Date(server.now + 1), server.jobs);
  expect((await read(asha)).notifications).toEqual([]);
});

it('live updates of the list are about the own list alone, and need a login', async () => {
  const other = await signedIn(server.database);
  await addNotices(asha, 2);
  const [own, theirs] = [await follow(asha), await follow(other)];
  expect(JSON.stringify(own.body.events)).toContain('2');
  expect(JSON.stringify(theirs.body)).not.toContain(asha.accountId);
  expect((await follow(undefined)).status).toBe(401);
});
