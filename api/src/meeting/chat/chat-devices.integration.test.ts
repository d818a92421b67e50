import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@aangan/shared-kit/contracts/chat-values';
import { depth } from '@aangan/shared-kit/testing/depth';
import fc from 'fast-check';
import { listingsFor } from '../../../testing/listings-for.ts';
import { type LiveInstances, liveInstances, until } from '../../../testing/live-instances.ts';
import { type LiveReader, liveReader } from '../../../testing/live-reader.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { liveEvent } from '../../foundation/live/live.tables.ts';

/** What may happen on one of the four devices. The answer of a lost message never arrives. */
const STEPS = ['send', 'send', 'lose', 'fetch', 'connect', 'disconnect'] as const;

type Step = (typeof STEPS)[number];

let api: LiveInstances;
beforeAll(async () => {
  api = await liveInstances(2);
});
afterAll(() => api.close());

async function call(who: SignedIn, instance: number, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const response = await fetch(`${api.origins[instance % 2]}${path}`, {
    method,
    headers: { cookie: who.cookie, device: 'DESKTOP', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer as Record<string, unknown>;
}

/** A device: what it has, and the messages that it has not been told to be stored. */
interface Device {
  readonly who: SignedIn;
  readonly has: ChatMessage[];
  readonly queue: { readonly clientKey: string; readonly text: string }[];
  readonly live: LiveReader;
}

async function play(steps: readonly (readonly [number, Step])[]): Promise<void> {
  const owner = await signedIn(api.database);
  const seeker = await signedIn(api.database);
  const [propertyId] = await listingsFor(api.database, owner, 1);
  const { conversationId } = await call(seeker, 0, 'POST', '/api/v1/chat/conversations', { propertyId });
  const path = `/api/v1/chat/conversations/${conversationId}/messages`;
  const topics = [{ topic: 'conversation', input: { conversationId } }];
  const devices: Device[] = [seeker, seeker, owner, owner].map((who) => ({
    who,
    has: [],
    queue: [],
    live: liveReader(who, topics),
  }));
  const written: string[] = [];
  let turn = 0;

  async function flush(device: Device, isLost: boolean): Promise<void> {
    const [first] = device.queue;
    if (!first) return;
    await call(device.who, turn, 'POST', path, { kind: 'text', ...first });
    // Without an answer the device sends the same again, perhaps to another instance.
    if (!isLost) device.queue.shift();
  }

  async function fetchNew(device: Device): Promise<void> {
    for (;;) {
      const after = device.has.at(-1)?.seq ?? 0;
      const { messages, more } = await call(device.who, turn, 'GET', `${path}?after=${after}`);
      device.has.push(...(messages as ChatMessage[]));
      if (more !== true) return;
    }
  }

  for (const [index, step] of steps) {
    const device = devices[index];
    if (!device) continue;
    turn += 1;
    // The wall clock of a server may be wrong: it orders nothing.
    api.clock.now += turn % 7 === 0 ? -60_000 : 10_000;
    if (step === 'send' || step === 'lose') {
      const text = `message ${turn}`;
      written.push(text);
      device.queue.push({ clientKey: randomUUID(), text });
      await flush(device, step === 'lose');
    } else if (step === 'fetch') await fetchNew(device);
    else if (step === 'connect') {
      await device.live.disconnect();
      await device.live.connect(api.origins[turn % 2] ?? '');
    } else await device.live.disconnect();
  }
  for (const device of devices) while (device.queue.length > 0) await flush(device, false);
  await Promise.all(devices.map(fetchNew));
  const [first, ...others] = devices.map(({ has }) => has.map(({ seq, text }) => ({ seq, text })));
  for (const other of others) expect(other).toEqual(first);
  expect(first?.map(({ seq }) => seq)).toEqual(written.map((_, index) => index + 1));
  expect(first?.map(({ text }) => text).toSorted()).toEqual(written.toSorted());
  for (const { live } of devices) {
    await live.disconnect();
    await live.connect(api.origins[0] ?? '');
    await until(() => (live.frames.at(-1)?.event as { lastSeq?: number } | undefined)?.lastSeq === written.length);
    await live.disconnect();
  }
}

describe('two people with two devices each', () => {
  it('have the same messages in the same order, none lost and none twice, whatever happens to their networks', async () => {
    const step = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom(...STEPS));
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), play), {
      numRuns: depth(3, 200),
      endOnFailure: true,
    });
  }, 600_000);
});

describe('open pages of both people, on two instances', () => {
  it('end with the number of unread messages and how far the chat has come, and no event is stored', async () => {
    const owner = await signedIn(api.database);
    const seeker = await signedIn(api.database);
    const [propertyId] = await listingsFor(api.database, owner, 1);
    const { conversationId } = await call(seeker, 0, 'POST', '/api/v1/chat/conversations', { propertyId });
    const path = `/api/v1/chat/conversations/${conversationId}`;
    const topics = [
      { topic: 'chat-inbox', input: {} },
      { topic: 'conversation', input: { conversationId } },
    ];
    const pages = [owner, owner, seeker].map((who) => liveReader(who, topics));
    await Promise.all(pages.map((page, index) => page.connect(api.origins[index % 2] ?? '')));
    const stored = await api.database.$count(liveEvent);
    const last = (page: LiveReader, topic: number) => page.frames.findLast((frame) => frame.topic === topic)?.event;
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const message = { kind: 'text', clientKey: randomUUID(), text: `hello ${index}` };
        return call(seeker, index, 'POST', `${path}/messages`, message);
      }),
    );
    const [first, second, theirs] = pages as [LiveReader, LiveReader, LiveReader];
    for (const page of [first, second]) {
      await until(() => (last(page, 0) as { unread: number }).unread === 8);
      await until(() => (last(page, 1) as { lastSeq: number }).lastSeq === 8);
    }
    await call(owner, 1, 'PUT', `${path}/read`, { readSeq: 8 });
    for (const page of [first, second]) await until(() => (last(page, 0) as { unread: number }).unread === 0);
    await until(() => (last(theirs, 1) as { theirReadSeq: number }).theirReadSeq === 8);
    expect(await api.database.$count(liveEvent)).toBe(stored);
    await Promise.all(pages.map((page) => page.disconnect()));
  });
});
