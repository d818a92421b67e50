import { randomUUID } from 'node:crypto';
import type { ChatMessage, Conversation } from '@aangan/shared-kit/contracts/chat-values';
import { HELD_MARK } from '@aangan/shared-kit/domain/chat/chat-limits';
import { eq } from 'drizzle-orm';
import { type ChatServer, openChatServer, type TestChat } from '../../../testing/chat-server.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { openHome, slotOf } from '../../../testing/visit-server.ts';
import { account } from '../../people/accounts/public.ts';
import { visit } from '../visits/public.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await openChatServer();
});
afterAll(() => server.close());

const path = ({ id }: Pick<TestChat, 'id'>) => `/api/v1/chat/conversations/${id}`;
const shown = async (who: SignedIn, chat: TestChat) => (await server.call<Conversation>(who, 'GET', path(chat))).body;
const texts = async (who: SignedIn, chat: TestChat) => (await server.read(who, chat)).map(({ text }) => text);

describe('contact details in a chat', () => {
  it('are held for the other person, also in lists, searches and exports, until both have a contact', async () => {
    const chat = await server.chat();
    const { message } = await server.say(chat.seeker, chat, 'call me on 98450 12345 please');
    expect(message).toMatchObject({ text: 'call me on 98450 12345 please', held: 1 });
    const masked = `call me on ${HELD_MARK} please`;
    expect(await texts(chat.owner, chat)).toEqual([masked]);
    const everywhere = await Promise.all([
      server.callText(chat.owner, '/api/v1/chat/conversations'),
      server.callText(chat.owner, '/api/v1/chat/search?q=call'),
      server.callText(chat.owner, `${path(chat)}/export`),
    ]);
    for (const { text } of everywhere) {
      expect(text).toContain(masked);
      expect(text).not.toContain('12345');
    }
    expect((await server.callText(chat.owner, '/api/v1/chat/search?q=98450')).text).toContain('"hits":[]');
    await server.permitContact(chat);
    expect(await texts(chat.owner, chat)).toEqual(['call me on 98450 12345 please']);
    expect(await shown(chat.owner, chat)).toMatchObject({ contactPermitted: true });
  });

  it('and signs of scams warn the one in danger alone', async () => {
    const chat = await server.chat();
    const { message } = await server.say(chat.owner, chat, 'send 2000 token before visit');
    expect(message.warning).toBeNull();
    expect((await server.read(chat.seeker, chat)).at(-1)?.warning).toBe('MONEY_BEFORE_VISIT');
  });
});

describe('a blocked person', () => {
  it('learns nothing: their messages are stored, and never arrive', async () => {
    const chat = await server.chat();
    for (const who of [chat.seeker, chat.owner]) {
      await server.call(who, 'PUT', '/api/v1/chat/settings', { presence: true });
    }
    await server.say(chat.seeker, chat, 'before');
    await server.read(chat.owner, chat);
    await server.call(chat.owner, 'PUT', `${path(chat)}/read`, { readSeq: 1 });
    const free = await shown(chat.seeker, chat);
    await server.call(chat.owner, 'POST', `${path(chat)}/block`);
    server.now += 300_000;
    await server.read(chat.owner, chat);
    expect(await shown(chat.seeker, chat)).toEqual(free);
    expect((await server.call(chat.seeker, 'POST', `${path(chat)}/typing`)).body).toEqual({ shown: true });
    const { status, message } = await server.say(chat.seeker, chat, 'do you hear me?');
    expect({ status, seq: message.seq }).toEqual({ status: 200, seq: 2 });
    expect(await texts(chat.seeker, chat)).toEqual(['before', 'do you hear me?']);
    expect(await texts(chat.owner, chat)).toEqual(['before']);
    expect(await shown(chat.owner, chat)).toMatchObject({ unread: 0, lastSeq: 1, blocked: true });
    expect(await shown(chat.seeker, chat)).toMatchObject({ theirDeliveredSeq: 1, theirReadSeq: 1 });
    expect((await server.say(chat.owner, chat, 'hello')).status).toBe(409);
    await server.call(chat.owner, 'DELETE', `${path(chat)}/block`);
    await server.say(chat.seeker, chat, 'and now?');
    expect(await texts(chat.owner, chat)).toEqual(['before', 'and now?']);
  });
});

describe('reports on chats', () => {
  it('show staff the chosen messages; an upheld one closes the chat until it is taken back', async () => {
    const chat = await server.chat();
    for (const text of ['hello', 'pay 2000 token before visit', 'to ravi@okaxis'])
      await server.say(chat.owner, chat, text);
    const report = { reason: 'MONEY_BEFORE_VISIT', words: 'He wants money', fromSeq: 2, toSeq: 3 };
    const sent = await server.call(chat.seeker, 'POST', `${path(chat)}/report`, report);
    expect(sent.body).toEqual({ state: 'received', messages: 2 });
    const staff = await signedIn(server.database, { role: 'staff' });
    const list = async () =>
      (await server.call<{ reports: { id: string; reportedId: string }[] }>(staff, 'GET', '/api/v1/staff/chat-reports'))
        .body;
    const [found] = (await list()).reports.filter(({ reportedId }) => reportedId === chat.owner.accountId);
    expect(found).toMatchObject({
      reportedRole: 'owner',
      signs: ['MONEY_BEFORE_VISIT'],
      evidence: [
        { seq: 2, author: 'reported' },
        { seq: 3, text: 'to ravi@okaxis' },
      ],
    });
    expect((await server.call(chat.seeker, 'GET', '/api/v1/staff/chat-reports')).status).toBe(404);
    const decide = { state: 'upheld', reason: 'Asks for money before a visit.' };
    expect((await server.call(staff, 'POST', `/api/v1/staff/chat-reports/${found?.id}`, decide)).status).toBe(200);
    expect((await server.say(chat.owner, chat, 'hm')).status).toBe(409);
    expect(await shown(chat.seeker, chat)).toMatchObject({ stopped: 'reported', reported: 'upheld' });
    await server.call(staff, 'DELETE', `/api/v1/staff/chat-reports/${found?.id}/decision`);
    expect((await server.say(chat.owner, chat, 'hm')).status).toBe(200);
  });
});

describe('visit proposals', () => {
  it('become a real visit when the other person chooses a time', async () => {
    const chat = await server.chat();
    const times = [slotOf(chat.home, 0), slotOf(chat.home, 3)];
    const propose = (body: object) =>
      server.call<{ message: ChatMessage }>(chat.owner, 'POST', `${path(chat)}/visit-proposals`, body);
    expect((await propose({ clientKey: randomUUID(), times: [server.now + 1] })).status).toBe(400);
    const clientKey = randomUUID();
    const first = await propose({ clientKey, times });
    expect((await propose({ clientKey, times })).body.message.seq).toBe(first.body.message.seq);
    expect(await shown(chat.seeker, chat)).toMatchObject({ nextStep: 'answer-proposal' });
    const answer = (who: SignedIn, time: number | null) =>
      server.call<{ visitId: string; message: ChatMessage }>(who, 'POST', `${path(chat)}/visit-proposals/1`, { time });
    expect((await answer(chat.owner, times[0] ?? 0)).status).toBe(404);
    expect((await answer(chat.seeker, slotOf(chat.home, 5))).status).toBe(400);
    const { body } = await answer(chat.seeker, times[1] ?? 0);
    expect(body.message).toMatchObject({ author: 'product', kind: 'note', answers: 1 });
    const [row] = await server.database.select().from(visit).where(eq(visit.id, body.visitId));
    expect(row).toMatchObject({ visitorId: chat.seeker.accountId, state: 'booked' });
    expect((await answer(chat.seeker, null)).status).toBe(409);
    expect((await server.read(chat.owner, chat))[0]?.visit).toEqual({
      times,
      answer: { time: times[1], visitId: body.visitId },
    });
    expect(await shown(chat.seeker, chat)).toMatchObject({ nextStep: 'visit', visit: { time: times[1] } });
  });
});

describe('a message to all', () => {
  it('reaches everybody who has asked in their own conversation, once, and twice a day at most', async () => {
    const home = await openHome(server);
    const seekers = await Promise.all([1, 2, 3].map(() => signedIn(server.database)));
    for (const seeker of seekers) await server.call(seeker, 'POST', `/api/v3/activity/contact/${home.id}`, {});
    const send = (clientKey: string, who = home.owner) =>
      server.call(who, 'POST', '/api/v1/chat/broadcasts', {
        propertyId: home.id,
        clientKey,
        text: 'The rent is lower now.',
      });
    const key = randomUUID();
    expect((await send(key)).body).toEqual({ people: 3, left: 1 });
    expect((await send(key)).body).toEqual({ people: 3, left: 1 });
    for (const seeker of seekers) {
      const { body } = await server.call<{ conversations: { id: string; lastSeq: number }[] }>(
        seeker,
        'GET',
        '/api/v1/chat/conversations',
      );
      expect(body.conversations).toMatchObject([{ lastSeq: 1 }]);
    }
    await send(randomUUID());
    expect((await send(randomUUID())).status).toBe(429);
    expect((await send(randomUUID(), seekers[0])).status).toBe(404);
  });
});

describe('while a person is away', () => {
  it('they get one notice after ten minutes, outside of quiet hours, whose link stops the next ones', async () => {
    const chat = await server.chat();
    const noQuiet = { quietFrom: 0, quietTo: 0, emailVerifiedAt: new Date(server.now) };
    await server.database.update(account).set(noQuiet).where(eq(account.id, chat.owner.accountId));
    const [owner] = await server.database.select().from(account).where(eq(account.id, chat.owner.accountId));
    const mails = () => server.sent.filter(({ template, to }) => template === 'chat-waiting' && to === owner?.email);
    const later = async (minutes: number) => {
      server.now += minutes * 60_000;
      await server.jobs.send('chat-away-notices', {});
      await server.jobs.drain();
    };
    await server.say(chat.seeker, chat, 'secret words');
    await later(9);
    expect(mails()).toHaveLength(0);
    await later(2);
    await server.say(chat.seeker, chat, 'more words');
    await later(30);
    expect(mails()).toHaveLength(1);
    expect(mails()[0]?.text).toContain(`/chats/${chat.id}`);
    expect(mails()[0]?.text).not.toContain('words');
    await server.call(chat.owner, 'PUT', `${path(chat)}/read`, { readSeq: 2 });
    const stop = new URL(mails()[0]?.unsubscribe ?? '').pathname;
    expect((await server.app.inject({ method: 'POST', url: stop })).statusCode).toBe(200);
    await server.say(chat.seeker, chat, 'and again');
    await later(11);
    expect(mails()).toHaveLength(1);
    expect((await server.call(chat.owner, 'GET', '/api/v1/chat/settings')).body).toMatchObject({
      mail: false,
      sms: false,
    });
  });
});

describe('typing and presence', () => {
  it('are shown only while both people allow it, at most once in three seconds', async () => {
    const chat = await server.chat();
    const type = async () => (await server.call(chat.seeker, 'POST', `${path(chat)}/typing`)).body.shown;
    const allow = (who: SignedIn) => server.call(who, 'PUT', '/api/v1/chat/settings', { presence: true });
    expect(await type()).toBe(false);
    await allow(chat.seeker);
    expect(await type()).toBe(false);
    await allow(chat.owner);
    expect(await type()).toBe(true);
    expect(await type()).toBe(false);
    server.now += 3_000;
    expect(await type()).toBe(true);
    expect(await shown(chat.owner, chat)).toMatchObject({ presence: true, seenAt: server.now });
  });
});
