import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChatMessage } from '@aangan/shared-kit/contracts/chat-values';
import { type LiveReader, liveReader } from '../../api/testing/live-reader.ts';
import type { SignedIn } from '../../api/testing/signed-in.ts';
import { createOutbox, type SendResult, type UnsentMessage } from '../../mfe-account/src/chat-outbox/public.ts';
import { createThread } from '../../mfe-account/src/numbered-messages/public.ts';
import { Refused, unsteadyNetwork } from './unsteady-network.ts';

/** A browser with an open conversation. Its queue and its thread are those of the page. */
export interface ChatDevice {
  readonly name: string;
  readonly conversationId: string;
  readonly accountId: string;
  /** Every text that was written here, in order. */
  readonly written: readonly string[];
  /** Texts that the API refused. */
  readonly refused: readonly string[];
  /** The messages on the screen. */
  shown(): readonly ChatMessage[];
  write(text: string): void;
  goOffline(): Promise<void>;
  goOnline(): void;
  /** Opens the page again: unsent messages are stored, the screen is loaded anew. */
  reload(): Promise<void>;
  /** Says what is read. */
  markRead(): Promise<void>;
  /** Goes online, sends what waits, and loads every message. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

interface DeviceDeps {
  readonly name: string;
  readonly who: SignedIn;
  readonly conversationId: string;
  readonly origins: readonly string[];
  /** Between 0 and 1. */
  readonly random: () => number;
  /** ms that this device's clock is ahead. */
  readonly skewMs: number;
}

/** The page waits from 1 to 30 s after a failure. The soak has less time. */
const FASTER = 5;
/** ms between two looks at the stream of live updates. */
const LOOK_MS = 40;

interface Page {
  readonly messages: ChatMessage[];
  readonly more: boolean;
  readonly lastSeq: number;
}

export async function chatDevice(deps: DeviceDeps): Promise<ChatDevice> {
  const { name, who, conversationId, origins, random, skewMs } = deps;
  const path = `/api/v1/chat/conversations/${conversationId}`;
  const network = unsteadyNetwork({ who, origins, random });
  const live = liveReader(who, [{ topic: 'conversation', input: { conversationId } }]);
  const written: string[] = [];
  const refused: string[] = [];
  let stored: readonly UnsentMessage[] = [];
  let open = true;

  const load = (query: string) => network.call('GET', `${path}/messages${query}`) as Promise<Page>;

  async function openThread() {
    const page = await untilDone(() => load(''));
    return createThread<ChatMessage>({
      messages: page.messages,
      hasOlder: page.more,
      lastSeq: page.lastSeq,
      after: async (seq) => (await load(`?after=${seq}`)).messages,
      async before(seq) {
        const { messages, more } = await load(`?before=${seq}`);
        return { messages, hasOlder: more };
      },
    });
  }

  /** Repeats what the network or a restart has broken. A refusal is an error of the test. */
  async function untilDone<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof Refused && error.status < 500 && error.status !== 429) throw error;
        await pause(100);
      }
    }
  }

  let thread = await openThread();
  const outbox = createOutbox({
    store: {
      read: () => stored,
      write: (messages) => {
        stored = messages;
      },
    },
    send,
    delay(ms, run) {
      const timer = setTimeout(run, ms / FASTER);
      return () => clearTimeout(timer);
    },
  });

  async function send({ message }: UnsentMessage): Promise<SendResult> {
    try {
      const sent = (await network.call('POST', `${path}/messages`, message)) as { message: ChatMessage };
      thread.add([sent.message]);
      void reach(sent.message.seq);
      return { kind: 'sent' };
    } catch (error) {
      const isRefused = error instanceof Refused && error.status < 500 && error.status !== 429 && error.status !== 408;
      if (!isRefused) return { kind: 'later' };
      refused.push(`${message.text}: ${error.message}`);
      return { kind: 'refused', problem: error.message };
    }
  }

  async function reach(lastSeq: number): Promise<void> {
    const current = thread;
    while (open && current === thread) {
      try {
        await current.reach(lastSeq);
        return;
      } catch {
        await pause(200);
      }
    }
  }

  const following = follow(live);

  /** Follows the stream of live updates, and opens it again whenever it ends. */
  async function follow({ frames }: LiveReader): Promise<void> {
    let seen = 0;
    let connected = false;
    while (open) {
      if (network.online && (!connected || live.ended !== undefined)) {
        connected = (await live.connect(network.origin()).catch(() => 0)) === 200;
      }
      for (const { event } of frames.slice(seen)) void reach((event as { lastSeq: number }).lastSeq);
      seen = frames.length;
      await pause(LOOK_MS);
    }
  }

  return {
    name,
    conversationId,
    accountId: who.accountId,
    written,
    refused,
    shown: () => thread.state().messages,
    write(text) {
      written.push(text);
      outbox.add({
        conversationId,
        message: { kind: 'text', clientKey: randomUUID(), text },
        writtenAt: Date.now() + skewMs,
      });
    },
    async goOffline() {
      network.online = false;
      await live.disconnect();
    },
    goOnline() {
      network.online = true;
      void outbox.flush();
    },
    async reload() {
      // Without a network the page would not open.
      network.online = true;
      thread = await openThread();
      outbox.refresh();
    },
    async markRead() {
      const readSeq = thread.state().messages.at(-1)?.seq ?? 0;
      await network.call('PUT', `${path}/read`, { readSeq }).catch(() => undefined);
    },
    async settle() {
      network.online = true;
      while (outbox.state().messages.some(({ problem }) => problem === undefined)) {
        await outbox.flush();
        await pause(50);
      }
      const { lastSeq } = await untilDone(() => load(''));
      await reach(lastSeq);
      while (thread.state().hasOlder) await untilDone(() => thread.older());
    },
    async close() {
      open = false;
      outbox.close();
      await live.disconnect();
      await following;
    },
  };
}
