import fc from 'fast-check';
import { type FairQueue, fairQueue, QueueFull } from './fair-queue.ts';

const LIMITS = { atOnce: 4, perKey: 2, waitingPerKey: 3, waitMs: 1000 };
const STAYS = new AbortController().signal;

/** Takes turns, and notes in which order they begin. */
function asking(queue: FairQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const refused: string[] = [];
  return {
    begun,
    refused,
    async ask(key: string, name: string, leaving = STAYS) {
      try {
        ends.set(name, await queue.take(key, leaving));
        begun.push(name);
      } catch (error) {
        refused.push(`${name}: ${(error as Error).message}`);
      }
    },
    async end(name: string) {
      ends.get(name)?.();
      await settled();
    },
  };
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

describe('a fair queue', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('gives a key its share at once, and others theirs beside it', async () => {
    const { ask, begun } = asking(fairQueue(LIMITS));
    for (const name of ['a1', 'a2', 'a3', 'b1']) void ask('a'.startsWith(name[0] ?? '') ? 'a' : 'b', name);
    await settled();
    expect(begun).toEqual(['a1', 'a2', 'b1']);
  });

  it('serves waiting keys in turn, however many requests one of them has', async () => {
    const { ask, end, begun } = asking(fairQueue({ ...LIMITS, atOnce: 1, perKey: 1 }));
    for (const name of ['x', 'a1', 'a2', 'a3', 'b1', 'c1']) void ask(name[0] ?? '', name);
    await settled();
    for (const name of ['x', 'a1', 'b1', 'c1', 'a2']) await end(name);
    expect(begun).toEqual(['x', 'a1', 'b1', 'c1', 'a2', 'a3']);
  });

  it('passes over a key that has its share already', async () => {
    const { ask, end, begun } = asking(fairQueue({ ...LIMITS, atOnce: 3 }));
    for (const name of ['a1', 'a2', 'b1', 'a3', 'c1']) void ask(name[0] ?? '', name);
    await settled();
    await end('b1');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
  });

  it('refuses a key that has too many waiting, and no other', async () => {
    const { ask, begun, refused } = asking(fairQueue(LIMITS));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1']) void ask(name[0] ?? '', name);
    await settled();
    expect(refused).toEqual(['a6: Too many requests wait']);
    expect(begun).toContain('b1');
  });

  it('refuses after the longest wait, and gives the place to others', async () => {
    const { ask, end, begun, refused } = asking(fairQueue({ ...LIMITS, perKey: 1 }));
    void ask('a', 'a1');
    void ask('a', 'a2');
    await settled();
    jest.advanceTimersByTime(LIMITS.waitMs);
    await settled();
    expect(refused).toEqual(['a2: The request has waited for too long']);
    void ask('a', 'a3');
    await end('a1');
    expect(begun).toEqual(['a1', 'a3']);
  });

  it('forgets a visitor who leaves while waiting', async () => {
    const { ask, end, begun } = asking(fairQueue({ ...LIMITS, perKey: 1 }));
    const leaving = new AbortController();
    void ask('a', 'a1');
    void ask('a', 'a2', leaving.signal);
    void ask('a', 'a3');
    await settled();
    leaving.abort();
    await end('a1');
    expect(begun).toEqual(['a1', 'a3']);
  });

  it('ends a turn once', async () => {
    const queue = fairQueue({ ...LIMITS, atOnce: 1, perKey: 1 });
    const end = await queue.take('a', STAYS);
    end();
    end();
    await queue.take('b', STAYS);
    const third = queue.take('c', STAYS).catch((error: unknown) => error);
    jest.advanceTimersByTime(LIMITS.waitMs);
    expect(await third).toBeInstanceOf(QueueFull);
  });

  it('never works on more than its limits, and serves everybody in the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 }), async (keys) => {
        const queue = fairQueue({ atOnce: 3, perKey: 2, waitingPerKey: 50, waitMs: 1000 });
        const running: string[] = [];
        let served = 0;
        const work = async (key: string) => {
          const end = await queue.take(key, STAYS);
          running.push(key);
          expect(running.length).toBeLessThanOrEqual(3);
          expect(running.filter((each) => each === key).length).toBeLessThanOrEqual(2);
          await settled();
          running.splice(running.indexOf(key), 1);
          served++;
          end();
        };
        await Promise.all(keys.map(work));
        expect(served).toBe(keys.length);
      }),
    );
  });
});
