import { buildSuggestIndex } from './suggest-index.ts';
import { suggestStore } from './suggest-store.ts';

function harness() {
  const clock = { ms: 0 };
  const loads: { succeed: () => void; fail: (error: Error) => void }[] = [];
  const store = suggestStore({
    load: () =>
      new Promise((resolve, reject) => {
        loads.push({ succeed: () => resolve(buildSuggestIndex([])), fail: reject });
      }),
    now: () => clock.ms,
    freshMs: 1000,
  });
  return { clock, loads, store };
}

const unheard = (error: unknown): void => {
  throw error;
};

describe('suggestStore', () => {
  it('loads once for concurrent callers, and again only when stale', async () => {
    const { clock, loads, store } = harness();
    const reads = [store.read(unheard), store.read(unheard)];
    loads[0]?.succeed();
    const [one, other] = await Promise.all(reads);
    expect(one).toBe(other);
    clock.ms = 1000;
    expect(await store.read(unheard)).toBe(one);
    expect(loads).toHaveLength(1);
  });

  it('returns the stale index while the new one loads', async () => {
    const { clock, loads, store } = harness();
    const first = store.read(unheard);
    loads[0]?.succeed();
    const old = await first;
    clock.ms = 1001;
    expect(await store.read(unheard)).toBe(old);
    loads[1]?.succeed();
    await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await store.read(unheard)).not.toBe(old);
  });

  it('reports a failed reload, keeps the stale index and retries', async () => {
    const { clock, loads, store } = harness();
    const first = store.read(unheard);
    loads[0]?.succeed();
    const old = await first;
    clock.ms = 1001;
    const heard: unknown[] = [];
    await store.read((error) => heard.push(error));
    loads[1]?.fail(new Error('database is away'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual([new Error('database is away')]);
    expect(await store.read(unheard)).toBe(old);
    expect(loads).toHaveLength(3);
  });

  it('fails the first caller when the first load fails, and loads again for the next', async () => {
    const { loads, store } = harness();
    const first = store.read(unheard);
    loads[0]?.fail(new Error('not yet'));
    await expect(first).rejects.toThrow('not yet');
    const second = store.read(unheard);
    loads[1]?.succeed();
    await expect(second).resolves.toBeDefined();
  });
});
