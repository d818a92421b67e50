import { depth } from '@aangan/shared-kit/testing/depth';
import fc from 'fast-check';
import { createOutbox, type UnsentMessage } from '../chat-outbox/public.ts';
import { createThread } from './thread.ts';

interface Stored {
  readonly seq: number;
  readonly clientKey: string;
  readonly text: string;
}

const PAGE = 3;

/** A server that numbers messages, and stores a known key once. */
function conversation() {
  const stored: Stored[] = [];
  return {
    stored,
    store({ message }: UnsentMessage): Stored {
      const { clientKey, text = '' } = message;
      const known = stored.find((each) => each.clientKey === clientKey);
      if (known) return known;
      const made = { seq: stored.length + 1, clientKey, text };
      stored.push(made);
      return made;
    },
    newest: () => ({ messages: stored.slice(-PAGE), hasOlder: stored.length > PAGE, lastSeq: stored.length }),
    after: (seq: number) => stored.filter((each) => each.seq > seq).slice(0, PAGE),
    before(seq: number) {
      const older = stored.filter((each) => each.seq < seq);
      return { messages: older.slice(-PAGE), hasOlder: older.length > PAGE };
    },
  };
}

/** `no-answer`: what is sent arrives, and its answer is lost. */
type Network = 'on' | 'off' | 'no-answer';

/** A browser with one open page, and a storage that survives it. */
function device(server: ReturnType<typeof conversation>, name: string) {
  let disk: readonly UnsentMessage[] = [];
  let network: Network = 'on';
  let written = 0;
  const pass = <Answer>(work: () => Answer): Answer => {
    if (network === 'off') throw new Error('offline');
    const answer = work();
    if (network === 'no-answer') throw new Error('no answer');
    return answer;
  };
  const open = () => {
    const thread = createThread<Stored>({
      ...server.newest(),
      after: async (seq) => pass(() => server.after(seq)),
      before: async (seq) => pass(() => server.before(seq)),
    });
    const outbox = createOutbox({
      store: {
        read: () => disk,
        write(messages) {
          disk = messages;
        },
      },
      delay: () => () => undefined,
      async send(unsent) {
        try {
          thread.add([pass(() => server.store(unsent))]);
          return { kind: 'sent' };
        } catch {
          return { kind: 'later' };
        }
      },
    });
    return { thread, outbox };
  };
  let page = open();
  return {
    write() {
      written += 1;
      const text = `${name} ${written}`;
      const message = { kind: 'text', clientKey: `${name}-${written}`, text } as const;
      page.outbox.add({ conversationId: 'cnv_1', message, writtenAt: written });
    },
    /** A live update, which may be lost with the network. */
    hear: () => page.thread.reach(server.stored.length).catch(() => undefined),
    network(next: Network) {
      network = next;
    },
    restart() {
      if (network === 'on') page = open();
    },
    flush: () => page.outbox.flush(),
    async end() {
      network = 'on';
      // An attempt that is under way may still fail.
      await page.outbox.flush();
      await page.outbox.flush();
    },
    async read() {
      await page.thread.reach(server.stored.length);
      while (page.thread.state().hasOlder) await page.thread.older();
      return page.thread.state().messages;
    },
    unsent: () => page.outbox.state().messages,
    texts: () => Array.from({ length: written }, (_, at) => `${name} ${at + 1}`),
  };
}

const STEPS = ['write', 'hear', 'restart', 'flush', 'on', 'off', 'no-answer'] as const;
const steps = fc.array(fc.tuple(fc.nat(2), fc.constantFrom(...STEPS)), { maxLength: 60 });

describe('the messages of a conversation', () => {
  it('are on every device in the same order, none lost and none twice, whatever the network does', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const server = conversation();
        const devices = [device(server, 'Asha’s phone'), device(server, 'Asha’s laptop'), device(server, 'Ravi')];
        for (const [at, step] of taken) {
          const one = devices[at];
          if (step === 'on' || step === 'off' || step === 'no-answer') one?.network(step);
          else await one?.[step]();
        }
        for (const one of devices) await one.end();
        for (const one of devices) {
          expect(await one.read()).toEqual(server.stored);
          expect(one.unsent()).toEqual([]);
          const own = server.stored.map(({ text }) => text).filter((text) => one.texts().includes(text));
          expect(own).toEqual(one.texts());
        }
        expect(server.stored.map(({ seq }) => seq)).toEqual(server.stored.map((_, at) => at + 1));
      }),
      { numRuns: depth(150, 3_000) },
    );
  });

  it('of which some are not for the reader are asked for once', async () => {
    const asked: number[] = [];
    const thread = createThread({
      messages: [{ seq: 1 }],
      hasOlder: false,
      lastSeq: 2,
      before: async () => ({ messages: [], hasOlder: false }),
      async after(seq) {
        asked.push(seq);
        return seq < 3 ? [{ seq: 3 }] : [];
      },
    });
    await thread.reach(5);
    await thread.reach(5);
    expect(thread.state().messages).toEqual([{ seq: 1 }, { seq: 3 }]);
    expect(asked).toEqual([2, 3]);
  });
});
