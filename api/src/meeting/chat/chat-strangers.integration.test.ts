import { randomUUID } from 'node:crypto';
import { chatCalls } from '@aangan/shared-kit/contracts/chat';
import { chatStaffCalls } from '@aangan/shared-kit/contracts/chat-staff';
import { type ChatServer, openChatServer, type TestChat } from '../../../testing/chat-server.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { slotOf } from '../../../testing/visit-server.ts';

type ChatCall = keyof typeof chatCalls | keyof typeof chatStaffCalls;
type Method = Parameters<ChatServer['call']>[1];

interface Try {
  /** What a stranger gets: a refusal, or an answer about themselves alone. */
  readonly answer: 404 | 403 | 'own';
  readonly query?: string;
  readonly body?: (chat: TestChat, server: ChatServer) => object;
}

const clientKey = randomUUID();
const text = () => ({ kind: 'text', clientKey, text: 'from a stranger' });

/** Every call of chat, tried by somebody who is not in the conversation. A new call has no row: the compiler names it. */
const TRIES: Record<ChatCall, Try> = {
  'GET /api/v1/chat/conversations': { answer: 'own', query: '?search=Koramangala' },
  // The stranger begins a chat of their own with the owner.
  'POST /api/v1/chat/conversations': { answer: 'own', body: ({ home }) => ({ propertyId: home.id }) },
  'GET /api/v1/chat/about/{propertyId}': { answer: 'own' },
  'GET /api/v1/chat/conversations/{conversationId}': { answer: 404 },
  'DELETE /api/v1/chat/conversations/{conversationId}': { answer: 404 },
  'GET /api/v1/chat/conversations/{conversationId}/messages': { answer: 404 },
  'POST /api/v1/chat/conversations/{conversationId}/messages': { answer: 404, body: text },
  'PUT /api/v1/chat/conversations/{conversationId}/read': { answer: 404, body: () => ({ readSeq: 9 }) },
  'PUT /api/v1/chat/conversations/{conversationId}/settings': { answer: 404, body: () => ({ archived: true }) },
  'PUT /api/v1/chat/conversations/{conversationId}/draft': { answer: 404, body: () => ({ text: 'x' }) },
  'POST /api/v1/chat/conversations/{conversationId}/typing': { answer: 404 },
  'POST /api/v1/chat/conversations/{conversationId}/visit-proposals': {
    answer: 404,
    body: ({ home }) => ({ clientKey, times: [slotOf(home, 6)] }),
  },
  'POST /api/v1/chat/conversations/{conversationId}/visit-proposals/{seq}': {
    answer: 404,
    body: ({ home }) => ({ time: slotOf(home, 2) }),
  },
  'POST /api/v1/chat/conversations/{conversationId}/block': { answer: 404 },
  'DELETE /api/v1/chat/conversations/{conversationId}/block': { answer: 404 },
  'POST /api/v1/chat/conversations/{conversationId}/report': {
    answer: 404,
    body: () => ({ reason: 'ABUSE', fromSeq: 1, toSeq: 9 }),
  },
  'GET /api/v1/chat/broadcasts/{propertyId}': { answer: 404 },
  'POST /api/v1/chat/broadcasts': {
    answer: 404,
    body: ({ home }) => ({ propertyId: home.id, clientKey, text: 'to all' }),
  },
  'GET /api/v1/chat/search': { answer: 'own', query: '?q=secret' },
  'GET /api/v1/chat/settings': { answer: 'own' },
  'PUT /api/v1/chat/settings': { answer: 'own', body: () => ({ mail: false, sms: false, presence: true }) },
  // A seeker can name nobody but themselves: the name of the other seeker opens the stranger's own chat.
  'POST /api/v3/activity/create/comet-chat/{propertyId}': {
    answer: 'own',
    body: ({ seeker }) => ({ tenantId: seeker.accountId }),
  },
  'GET /api/v1/chat/groups/{groupId}': { answer: 404 },
  'GET /api/v1/staff/chat-reports': { answer: 404 },
  'GET /api/v1/staff/chat-reports/waiting': { answer: 404 },
  'POST /api/v1/staff/chat-reports/{reportId}': { answer: 404, body: () => ({ state: 'dismissed' }) },
  'DELETE /api/v1/staff/chat-reports/{reportId}/decision': { answer: 404 },
};

/** Routes without a contract. */
const MORE = ['GET /api/v1/chat/conversations/{conversationId}/export'] as const;

let server: ChatServer;
beforeAll(async () => {
  server = await openChatServer();
});
afterAll(() => server.close());

/** What the two people have: it must be the same afterwards. */
async function viewsOf(chat: TestChat): Promise<string> {
  const path = `/api/v1/chat/conversations/${chat.id}`;
  const urls = [path, `${path}/messages`, `${path}/export`, '/api/v1/chat/settings', '/api/v1/chat/search?q=secret'];
  const views = [chat.seeker, chat.owner].flatMap((who) => urls.map((url) => server.callText(who, url)));
  return JSON.stringify(await Promise.all(views));
}

/** A chat with a message, a proposal, a draft and a report. */
async function fullChat(): Promise<TestChat & { readonly reportId: string }> {
  const chat = await server.chat();
  const path = `/api/v1/chat/conversations/${chat.id}`;
  await server.say(chat.owner, chat, 'secret kitchen');
  const times = [slotOf(chat.home, 2)];
  await server.call(chat.owner, 'POST', `${path}/visit-proposals`, { clientKey: randomUUID(), times });
  await server.call(chat.seeker, 'PUT', `${path}/draft`, { text: 'secret draft' });
  await server.call(chat.seeker, 'POST', `${path}/report`, { reason: 'ABUSE', fromSeq: 1, toSeq: 1 });
  for (const who of [chat.seeker, chat.owner]) await server.read(who, chat);
  const staff = await signedIn(server.database, { role: 'staff' });
  const { body } = await server.call<{ reports: { id: string }[] }>(staff, 'GET', '/api/v1/staff/chat-reports');
  return { ...chat, reportId: body.reports[0]?.id ?? '' };
}

function tryCall(who: SignedIn | undefined, chat: TestChat & { readonly reportId: string }, call: string, row?: Try) {
  const [method = '', pattern = ''] = call.split(' ');
  const ids = {
    ...{ conversationId: chat.id, groupId: chat.id, propertyId: chat.home.id, seq: '2', reportId: chat.reportId },
  } as Record<string, string>;
  const url = pattern.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name) + (row?.query ?? '');
  return server.call(who, method as Method, url, row?.body?.(chat, server));
}

describe('a stranger to a conversation', () => {
  it('reads, writes, lists, counts and changes nothing of it by any call', async () => {
    const chat = await fullChat();
    const stranger = await signedIn(server.database, { name: 'Stranger Nair' });
    const before = await viewsOf(chat);
    expect(Object.keys(TRIES).toSorted()).toEqual(Object.keys({ ...chatCalls, ...chatStaffCalls }).toSorted());
    for (const [call, row] of Object.entries<Try>(TRIES)) {
      const { status, text: answer } = await tryCall(stranger, chat, call, row);
      expect([call, status]).toEqual([call, row.answer === 'own' ? 200 : row.answer]);
      for (const secret of ['secret', chat.id, chat.seeker.accountId]) {
        // A word of the question may come back.
        expect([call, secret, answer.replace(row.query ?? '-', '').includes(secret)]).toEqual([call, secret, false]);
      }
      expect([call, (await tryCall(undefined, chat, call, row)).status]).toEqual([call, 401]);
    }
    for (const call of MORE) {
      expect((await tryCall(stranger, chat, call)).status).toBe(404);
      expect((await tryCall(undefined, chat, call)).status).toBe(401);
    }
    expect(await viewsOf(chat)).toBe(before);
  });

  it('gets no live updates of it, and an inbox of their own', async () => {
    const chat = await fullChat();
    const stranger = await signedIn(server.database);
    const events = (topic: string, input: object) => {
      const topics = encodeURIComponent(JSON.stringify([{ topic, input }]));
      return server.call(stranger, 'GET', `/api/v1/live/events?topics=${topics}`);
    };
    expect((await events('conversation', { conversationId: chat.id })).status).toBe(404);
    const inbox = await events('chat-inbox', {});
    expect(inbox.status).toBe(200);
    expect(inbox.text).toContain('"unread":0');
  });
});
