import { depth } from '@aangan/shared-kit/testing/depth';
import fc from 'fast-check';
import { type LiveInstances, liveInstances, until } from '../../../testing/live-instances.ts';
import { liveReader } from '../../../testing/live-reader.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { emitLive } from './public.ts';

const TOPIC = { topic: 'interested-people', input: {} };

/** What may happen while a page is open. Open transactions commit after later ones. */
const STEPS = ['emit', 'emit', 'begin', 'commit', 'roll back', 'disconnect', 'connect', 'connect', 'poll'] as const;

type Step = (typeof STEPS)[number];

let api: LiveInstances;

beforeAll(async () => {
  api = await liveInstances(2);
});
afterAll(() => api.close());

/** A transaction with one event, which stays open until it is told. */
function openTransaction(accountId: string, at: number) {
  const { promise: decided, resolve: decide } = Promise.withResolvers<boolean>();
  const written = Promise.withResolvers<void>();
  const done = api.database
    .transaction(async (transaction) => {
      await emitLive(transaction, 'interested-people', accountId, { at });
      written.resolve();
      if (!(await decided)) throw new Error('rolled back');
    })
    .catch(() => undefined);
  return {
    at,
    written: written.promise,
    async end(commit: boolean) {
      decide(commit);
      await done;
    },
  };
}

async function play(steps: readonly Step[]): Promise<void> {
  const { accountId, cookie } = await signedIn(api.database);
  const reader = liveReader({ cookie }, [TOPIC]);
  const committed: number[] = [];
  const open: ReturnType<typeof openTransaction>[] = [];
  let at = 0;
  let connected = false;
  const anyOrigin = () => api.origins[at % 2] ?? '';
  await reader.connect(anyOrigin());
  connected = true;

  const turns: Record<Step, () => Promise<unknown>> = {
    async emit() {
      await api.emit(accountId, ++at);
      committed.push(at);
    },
    async begin() {
      if (open.length === 3) return;
      const begun = openTransaction(accountId, ++at);
      open.push(begun);
      await begun.written;
    },
    async commit() {
      const ending = open.shift();
      await ending?.end(true);
      if (ending) committed.push(ending.at);
    },
    'roll back': async () => open.pop()?.end(false),
    async disconnect() {
      await reader.disconnect();
      connected = false;
    },
    async connect() {
      await reader.disconnect();
      await reader.connect(anyOrigin());
      connected = true;
    },
    poll: async () => (connected ? undefined : reader.poll(anyOrigin())),
  };
  for (const step of steps) await turns[step]();
  for (const ending of open.splice(0)) {
    await ending.end(true);
    committed.push(ending.at);
  }
  await turns.connect();
  const seen = () =>
    reader.frames.filter(({ id }) => id !== undefined).map(({ event }) => (event as { at: number }).at);
  await until(() => seen().length >= committed.length);
  await reader.disconnect();
  // A double would come before the answer to this.
  await reader.poll(anyOrigin());
  expect([...seen()].sort((a, b) => a - b)).toEqual(committed.sort((a, b) => a - b));
}

describe('a reader that loses its connection again and again, between two instances', () => {
  it(
    'receives every committed event once',
    async () => {
      await fc.assert(fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { minLength: 4, maxLength: 30 }), play), {
        numRuns: depth(15, 300),
      });
    },
    depth(120_000, 1_800_000),
  );
});
