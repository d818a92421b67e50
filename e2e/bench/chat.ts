import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LIVE_STREAM_PATH } from '@aangan/shared-kit/domain/live-limits';
import { eq } from 'drizzle-orm';
import { type Database, freePort, openDatabase, startPostgres } from '../../api/src/foundation/database/public.ts';
import { chatConversation, chatMember } from '../../api/src/meeting/chat/public.ts';
import { listing } from '../../api/src/search/listings/public.ts';
import { type SignedIn, signedIn } from '../../api/testing/signed-in.ts';
import { seedListings, startApi } from './api-process.ts';
import { atMost, type BenchTable, note } from './bench-table.ts';
import { quantile } from './client-load.ts';

const CONVERSATIONS = 1_000;
const MESSAGES_A_SECOND = 200;
/** Streams that are opened at a time. */
const AT_A_TIME = 50;
const ARRIVES_WITHIN_MS = 30_000;
/** `CHAT_BENCH_SECONDS=600` for a soak. */
const SECONDS = Number(process.env.CHAT_BENCH_SECONDS ?? 15);

interface Chat {
  readonly id: string;
  readonly seeker: SignedIn;
  readonly owner: SignedIn;
  /** When its last message was sent, by its number. */
  readonly sentAt: Map<number, number>;
  seq: number;
}

/** Measures how long a message takes to the other person's open page, with 1,000 pages open on one process. */
export async function benchChat(): Promise<BenchTable> {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-chat-'));
  // If root runs the benchmark, PostgreSQL runs as another user, who needs access.
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ folder: join(folder, 'postgres') });
  try {
    await seedListings(CONVERSATIONS * 2, { DATABASE_URL: postgres.url });
    const { database, close } = openDatabase(postgres.url);
    const api = await startApi(await freePort(), { DATABASE_URL: postgres.url });
    try {
      const chats = await openChats(database);
      const times: number[] = [];
      await subscribe(api.url, chats, times);
      const { answers, failures } = await sendAll(api.url, chats);
      const until = performance.now() + ARRIVES_WITHIN_MS;
      while (times.length < answers.length && performance.now() < until) await pause(20);
      return {
        name: `Chat, ${CONVERSATIONS} open conversations, ${MESSAGES_A_SECOND} messages a second for ${SECONDS} s`,
        rows: [
          note('answer of a sent message, p95', quantile(answers, 0.95), 'ms'),
          note('from sending to the other page’s event, p50', quantile(times, 0.5), 'ms'),
          atMost('the same, p95', quantile(times, 0.95), 'ms', 250),
          atMost('messages that were not taken', failures, '', 0),
          atMost('messages without an event', answers.length - times.length, '', 0),
        ],
      };
    } finally {
      await api.stop();
      await close();
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openChats(database: Database): Promise<Chat[]> {
  const homes = await database
    .select({ id: listing.id })
    .from(listing)
    .where(eq(listing.active, true))
    .limit(CONVERSATIONS);
  const chats: Chat[] = [];
  for (const [index, home] of homes.entries()) {
    const at = new Date();
    const owner = await signedIn(database, {}, at.getTime());
    const seeker = await signedIn(database, {}, at.getTime());
    const id = `cnv_${String(index).padStart(20, '0')}`;
    const pair = { seekerId: seeker.accountId, ownerId: owner.accountId };
    await database
      .insert(chatConversation)
      .values({ id, listingId: home.id, ...pair, beganBy: pair.seekerId, createdAt: at });
    const member = { conversationId: id, lastAt: at, listed: true };
    await database.insert(chatMember).values(Object.values(pair).map((accountId) => ({ ...member, accountId })));
    chats.push({ id, seeker, owner, sentAt: new Map(), seq: 0 });
  }
  return chats;
}

/** Opens the owner's page of each conversation. @param times ms from sending to the event */
async function subscribe(url: string, chats: readonly Chat[], times: number[]): Promise<void> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  for (let from = 0; from < chats.length; from += AT_A_TIME) {
    const some = chats.slice(from, from + AT_A_TIME);
    await Promise.all(some.map((chat, index) => open(agent, url, chat, { address: addressOf(from + index), times })));
  }
}

async function open(
  agent: Agent,
  url: string,
  chat: Chat,
  { address, times }: { readonly address: string; readonly times: number[] },
): Promise<void> {
  const topics = JSON.stringify([{ topic: 'conversation', input: { conversationId: chat.id } }]);
  const request = get(`${url}${LIVE_STREAM_PATH}?topics=${encodeURIComponent(topics)}`, {
    agent,
    headers: { cookie: chat.owner.cookie, 'x-forwarded-for': address },
  });
  // The API is stopped at the end.
  request.on('error', () => undefined);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`A stream was refused: ${response.statusCode}.`);
  response.on('error', () => undefined);
  response.setEncoding('utf8');
  const { promise, resolve } = Promise.withResolvers<void>();
  response.on('data', (text: string) => {
    if (text.includes('event: open')) resolve();
    for (const [, seq] of text.matchAll(/"lastSeq":(\d+)/g)) {
      const sent = chat.sentAt.get(Number(seq));
      if (sent === undefined) continue;
      times.push(performance.now() - sent);
      chat.sentAt.delete(Number(seq));
    }
  });
  await promise;
}

/** Sends messages at an even pace. A conversation has one message on its way at a time. */
async function sendAll(url: string, chats: readonly Chat[]) {
  const answers: number[] = [];
  const sending: Promise<void>[] = [];
  let failures = 0;
  const begun = performance.now();
  for (let number = 0; number < SECONDS * MESSAGES_A_SECOND; number++) {
    const due = begun + (number * 1_000) / MESSAGES_A_SECOND;
    await pause(Math.max(0, due - performance.now()));
    const chat = chats[number % chats.length];
    if (chat) sending.push(send(chat, number));
  }
  await Promise.all(sending);
  return { answers, failures };

  async function send(chat: Chat, number: number): Promise<void> {
    const started = performance.now();
    chat.seq += 1;
    chat.sentAt.set(chat.seq, started);
    const sent = fetch(`${url}/api/v1/chat/conversations/${chat.id}/messages`, {
      method: 'POST',
      headers: {
        cookie: chat.seeker.cookie,
        device: 'DESKTOP',
        'content-type': 'application/json',
        'x-forwarded-for': addressOf(number % chats.length),
      },
      body: JSON.stringify({ kind: 'text', clientKey: crypto.randomUUID(), text: `Message ${number} about the flat` }),
    });
    // A machine that is too busy refuses connections: such a message is a failure of the run, not its end.
    const response = await sent.catch(() => undefined);
    await response?.text();
    if (response?.ok) {
      answers.push(performance.now() - started);
      return;
    }
    failures += 1;
    chat.sentAt.delete(chat.seq);
    chat.seq -= 1;
  }
}

/** Each person has an address of their own. */
function addressOf(index: number): string {
  return `10.2.${index >> 8}.${index & 255}`;
}
