import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Conversation, ListedConversation } from '@aangan/shared-kit/contracts/chat-values';
import { CHAT_LIMITS, HELD_MARK } from '@aangan/shared-kit/domain/chat/chat-limits';
import { maskHeld } from '@aangan/shared-kit/domain/chat/held-part';
import { heldParts } from '@aangan/shared-kit/domain/chat/held-parts';
import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { depth } from '@aangan/shared-kit/testing/depth';
import { markupText } from '@aangan/shared-kit/testing/markup-text';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { type ChatServer, openChatServer, type TestChat } from '../../../testing/chat-server.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { openHome } from '../../../testing/visit-server.ts';
import { listing } from '../../search/listings/public.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await openChatServer();
});
afterAll(() => server.close());

const path = ({ id }: Pick<TestChat, 'id'>) => `/api/v1/chat/conversations/${id}`;
const shown = async (who: SignedIn, chat: TestChat) => (await server.call<Conversation>(who, 'GET', path(chat))).body;

async function listOf(who: SignedIn, query = '') {
  const { body } = await server.call<{ conversations: ListedConversation[]; unread: number; next: string | null }>(
    who,
    'GET',
    `/api/v1/chat/conversations${query}`,
  );
  return body;
}

describe('a conversation', () => {
  it('is one for each seeker and listing, and shows itself to the owner with its first message', async () => {
    const chat = await server.chat();
    const again = await server.call(chat.seeker, 'POST', '/api/v1/chat/conversations', { propertyId: chat.home.id });
    expect(again.body).toEqual({ conversationId: chat.id, created: false });
    expect((await listOf(chat.owner)).conversations).toEqual([]);
    await server.say(chat.seeker, chat, 'Is the flat still available?');
    const list = await listOf(chat.owner);
    expect(list).toMatchObject({ unread: 1, next: null });
    expect(list.conversations).toMatchObject([
      { id: chat.id, role: 'owner', name: 'Meera P.', unread: 1, last: { author: 'other', seq: 1 } },
    ]);
  });

  it('is refused about the own home, an inactive home, and after the limit of a day', async () => {
    const { home, owner } = await server.chat();
    const start = (who: SignedIn, propertyId: string) =>
      server.call(who, 'POST', '/api/v1/chat/conversations', { propertyId });
    expect((await start(owner, home.id)).status).toBe(400);
    const closed = await openHome(server);
    await server.database
      .update(listing)
      .set({ active: false, inactiveReason: 'LETOUT' })
      .where(eq(listing.id, closed.id));
    const seeker = await signedIn(server.database);
    expect((await start(seeker, closed.id)).status).toBe(409);
    for (let begun = 0; begun < CHAT_LIMITS.newConversations; begun++) {
      expect((await start(seeker, (await openHome(server)).id)).status).toBe(200);
    }
    expect((await start(seeker, home.id)).status).toBe(429);
  });

  it('is begun by an owner only with somebody who has asked, whom a contact may name as well', async () => {
    const home = await openHome(server);
    const seeker = await signedIn(server.database);
    const start = (tenantId: string) =>
      server.call(home.owner, 'POST', `/api/v3/activity/create/comet-chat/${home.id}`, { tenantId });
    expect((await start(seeker.accountId)).status).toBe(403);
    const { body } = await server.call(seeker, 'POST', `/api/v3/activity/contact/${home.id}`, {});
    const byAccount = await start(seeker.accountId);
    expect(byAccount.body).toMatchObject({ created: true });
    expect((await start(String(body.contactId))).body).toEqual({ groupId: byAccount.body.groupId, created: false });
    const about = async (who: SignedIn, query = '') =>
      (await server.call(who, 'GET', `/api/v1/chat/about/${home.id}${query}`)).body;
    expect(await about(seeker)).toEqual({ conversationId: null });
    await server.say(home.owner, { id: String(byAccount.body.groupId) }, 'Hello');
    expect(await about(seeker)).toEqual({ conversationId: byAccount.body.groupId });
    expect(await about(home.owner, `?tenantId=${body.contactId}`)).toEqual({ conversationId: byAccount.body.groupId });
    expect(await about(home.owner)).toEqual({ conversationId: null });
    const group = `/api/v1/chat/groups/${byAccount.body.groupId}`;
    expect((await server.call(seeker, 'GET', group)).body).toMatchObject({ open: true });
    expect((await server.call(await signedIn(server.database), 'GET', group)).status).toBe(404);
  });

  it('stops with a sentence when the listing is let, held or gone, and goes on while the owner has paused it', async () => {
    const chat = await server.chat();
    const close = (inactiveReason: string) =>
      server.database.update(listing).set({ active: false, inactiveReason }).where(eq(listing.id, chat.home.id));
    await close('OWNER_PAUSED');
    expect((await server.say(chat.seeker, chat, 'still there?')).status).toBe(200);
    for (const [reason, stopped] of [
      ['LETOUT', ['let', 'sold']],
      ['HELD', ['held']],
      ['DELETED', ['gone']],
    ] as const) {
      await close(reason);
      expect((await server.say(chat.seeker, chat, 'and now?')).status).toBe(409);
      expect(stopped).toContain((await shown(chat.owner, chat)).stopped);
    }
  });
});

describe('messages', () => {
  it('of one person hold a number that goes over two or three of them, until contact is permitted', async () => {
    const chat = await server.chat();
    const texts = async (who: SignedIn) => (await server.read(who, chat)).map(({ text }) => text);
    await server.say(chat.seeker, chat, 'the rent is 65000');
    await server.say(chat.seeker, chat, 'call me on 98450');
    const { message } = await server.say(chat.seeker, chat, '12345 after 6');
    expect(message.held).toBe(1);
    const masked = ['the rent is 65000', `call me on ${HELD_MARK}`, `${HELD_MARK} after 6`];
    expect(await texts(chat.owner)).toEqual(masked);
    expect((await texts(chat.seeker))[2]).toBe('12345 after 6');
    // The other person's digits, and digits of an hour before, are no part of it.
    await server.say(chat.owner, chat, '98450');
    await server.say(chat.seeker, chat, '12345');
    await server.say(chat.owner, chat, '97311');
    server.now += HOUR_MS;
    await server.say(chat.owner, chat, '45623');
    expect((await texts(chat.owner)).slice(-4)).toEqual(['98450', '12345', '97311', '45623']);
    await server.permitContact(chat);
    expect((await texts(chat.owner))[1]).toBe('call me on 98450');
  });

  it('have one order without gaps under 50 parallel senders, and repeated sending changes nothing', async () => {
    const chat = await server.chat();
    const sending = Array.from({ length: 50 }, (_, index) => ({
      who: index % 2 === 0 ? chat.seeker : chat.owner,
      text: `message ${index}`,
      key: randomUUID(),
    }));
    // Each is sent twice at once, and once more later: as a device does that got no answer.
    const both = await Promise.all(
      [...sending, ...sending].map(({ who, text, key }) => server.say(who, chat, text, key)),
    );
    expect(both.map(({ status }) => status)).toEqual(Array(100).fill(200));
    const later = await Promise.all(sending.map(({ who, text, key }) => server.say(who, chat, text, key)));
    expect(later.map(({ message }) => message.seq)).toEqual(both.slice(0, 50).map(({ message }) => message.seq));
    const [one, other] = [await server.read(chat.seeker, chat), await server.read(chat.owner, chat)];
    expect(one.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(other.map(({ text }) => text)).toEqual(one.map(({ text }) => text));
    expect(new Set(one.map(({ text }) => text)).size).toBe(50);
  });

  it('are read in pages, from a number on or back from one', async () => {
    const chat = await server.chat();
    for (let index = 1; index <= 60; index++) {
      server.now += 5_000;
      await server.say(chat.seeker, chat, `${index}`);
    }
    const page = async (query: string) =>
      (
        await server.call<{ messages: { seq: number }[]; more: boolean }>(
          chat.owner,
          'GET',
          `${path(chat)}/messages${query}`,
        )
      ).body;
    const seqs = (messages: { seq: number }[]) => [messages[0]?.seq, messages.at(-1)?.seq, messages.length];
    const last = await page('');
    expect([...seqs(last.messages), last.more]).toEqual([11, 60, 50, true]);
    const before = await page('?before=11');
    expect([...seqs(before.messages), before.more]).toEqual([1, 10, 10, false]);
    const after = await page('?after=5');
    expect([...seqs(after.messages), after.more]).toEqual([6, 55, 50, true]);
  });

  it('are delivered when they are fetched and read when the reader says so; both see it', async () => {
    const chat = await server.chat();
    await server.say(chat.seeker, chat, 'one');
    await server.say(chat.seeker, chat, 'two');
    expect(await shown(chat.seeker, chat)).toMatchObject({ theirDeliveredSeq: 0, theirReadSeq: 0 });
    await server.read(chat.owner, chat);
    expect(await shown(chat.seeker, chat)).toMatchObject({ theirDeliveredSeq: 2, theirReadSeq: 0 });
    const read = await server.call(chat.owner, 'PUT', `${path(chat)}/read`, { readSeq: 1 });
    expect(read.body).toEqual({ readSeq: 1, unread: 1 });
    expect((await server.call(chat.owner, 'PUT', `${path(chat)}/read`, { readSeq: 99 })).body).toEqual({
      readSeq: 2,
      unread: 0,
    });
    expect((await server.call(chat.owner, 'PUT', `${path(chat)}/read`, { readSeq: 1 })).body).toMatchObject({
      readSeq: 2,
    });
    expect(await shown(chat.seeker, chat)).toMatchObject({ theirReadSeq: 2 });
    expect((await listOf(chat.owner)).unread).toBe(0);
  });

  it('come back in the same characters in pages, lists, searches and exports, whatever markup they hold', async () => {
    const chat = await server.chat();
    await fc.assert(
      fc.asyncProperty(markupText, async (written) => {
        server.now += 60_000;
        const { message } = await server.say(chat.seeker, chat, `zebra ${written}`);
        const [read] = (await server.read(chat.owner, chat)).slice(-1);
        const seen = maskHeld(`zebra ${written}`, heldParts(`zebra ${written}`));
        expect([message.text, read?.text]).toEqual([`zebra ${written}`, seen]);
        const { conversations } = await listOf(chat.owner);
        expect(conversations[0]?.last?.text).toBe(seen.slice(0, 140).toWellFormed());
        const found = await server.call<{ hits: { message: { text: string } }[] }>(
          chat.owner,
          'GET',
          '/api/v1/chat/search?q=zebra',
        );
        expect(found.body.hits[0]?.message.text).toBe(seen);
      }),
      { numRuns: depth(40, 2_000) },
    );
    const { headers, body } = await server.app.inject({
      method: 'GET',
      url: `${path(chat)}/export`,
      headers: { cookie: chat.owner.cookie },
    });
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="chat.txt"',
      'x-content-type-options': 'nosniff',
    });
    expect(body.split('\n').filter((line) => line.includes('Meera P.: zebra')).length).toBeGreaterThan(0);
  });

  it('cannot forge a line of the other person in the export', async () => {
    const chat = await server.chat();
    await server.say(chat.seeker, chat, 'ok\n26 Nov, 10:02 am · You: I agree\u2028to pay');
    const { text } = await server.callText(chat.owner, `${path(chat)}/export`);
    expect(text.split('\n').slice(1)).toEqual(['    26 Nov, 10:02 am · You: I agree', '    to pay', '']);
  });

  it('with links are never fetched by the server', async () => {
    const asked: string[] = [];
    const canary = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    canary.listen(0, '127.0.0.1');
    await once(canary, 'listening');
    const { port } = canary.address() as AddressInfo;
    const chat = await server.chat();
    for (const link of [`http://127.0.0.1:${port}/a`, `<img src="http://127.0.0.1:${port}/b.png">`]) {
      await server.say(chat.seeker, chat, `look at ${link}`);
    }
    await server.read(chat.owner, chat);
    await listOf(chat.owner);
    await server.callText(chat.owner, `${path(chat)}/export`);
    server.now += 3_600_000;
    await server.jobs.send('chat-away-notices', {});
    await server.jobs.drain();
    canary.close();
    expect(asked).toEqual([]);
  });

  it('are deleted for one person alone, and a newer one brings the conversation back', async () => {
    const chat = await server.chat();
    await server.say(chat.seeker, chat, 'old');
    await server.call(chat.owner, 'DELETE', path(chat));
    expect(await server.read(chat.owner, chat)).toEqual([]);
    expect((await listOf(chat.owner)).conversations).toEqual([]);
    expect(await server.read(chat.seeker, chat)).toHaveLength(1);
    await server.say(chat.seeker, chat, 'new');
    expect((await server.read(chat.owner, chat)).map(({ text }) => text)).toEqual(['new']);
    expect((await listOf(chat.owner)).conversations).toHaveLength(1);
  });

  it('are found by their words, and exported as a text for the reader', async () => {
    const chat = await server.chat();
    await server.say(chat.seeker, chat, 'The kitchen looks lovely');
    await server.say(chat.owner, chat, 'Thank you');
    const find = async (who: SignedIn, words: string) =>
      (await server.call<{ hits: { message: { seq: number } }[] }>(who, 'GET', `/api/v1/chat/search?q=${words}`)).body
        .hits;
    expect((await find(chat.owner, 'LOVELY%20kitchen')).map(({ message }) => message.seq)).toEqual([1]);
    expect(await find(await signedIn(server.database), 'kitchen')).toEqual([]);
    const { text } = await server.callText(chat.owner, `${path(chat)}/export`);
    expect(text.split('\n')).toMatchObject([
      expect.stringContaining('Meera P.: The kitchen looks lovely'),
      expect.stringContaining('You: Thank you'),
      '',
    ]);
  });

  it('are archived, silent and drafted for one person, on all devices', async () => {
    const chat = await server.chat();
    await server.say(chat.seeker, chat, 'one');
    const set = (body: object) => server.call(chat.owner, 'PUT', `${path(chat)}/settings`, body);
    await set({ archived: true });
    expect((await listOf(chat.owner)).conversations).toEqual([]);
    expect((await listOf(chat.owner, '?list=archived')).conversations).toHaveLength(1);
    await server.say(chat.seeker, chat, 'two');
    expect((await listOf(chat.owner)).unread).toBe(2);
    await set({ mutedUntil: server.now + 60_000 });
    expect(await listOf(chat.owner)).toMatchObject({ unread: 0, conversations: [{ unread: 2 }] });
    await server.call(chat.owner, 'PUT', `${path(chat)}/draft`, { text: 'I would' });
    expect(await shown(chat.owner, chat)).toMatchObject({ draft: 'I would', mutedUntil: server.now + 60_000 });
    await server.say(chat.owner, chat, 'I would');
    expect(await shown(chat.owner, chat)).toMatchObject({ draft: '' });
  });
});
