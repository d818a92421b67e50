import { freshValues } from './fresh-values.ts';

const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

function counting({ maxSize = 10, sizeOf = (): number => 1 } = {}) {
  let clock = 1000;
  let failing = false;
  const loads: string[] = [];
  const errors: string[] = [];
  const values = freshValues({
    load: async (key) => {
      loads.push(key);
      const number = loads.length;
      if (failing) throw new Error('down');
      await Promise.resolve();
      return number;
    },
    now: () => clock,
    freshMs: 100,
    maxSize,
    sizeOf,
  });
  const onError = (error: unknown) => errors.push(String(error));
  return {
    read: (key = 'a') => values.read(key, onError),
    expire: (key?: string) => values.expire(key, onError),
    pass: (ms: number) => {
      clock += ms;
    },
    fail: (on: boolean) => {
      failing = on;
    },
    loads,
    errors,
  };
}

describe('a stale-while-revalidate cache', () => {
  it('loads each value once for all concurrent readers', async () => {
    const { read, loads } = counting();
    expect(await Promise.all([read(), read(), read('b'), read()])).toEqual([1, 1, 2, 1]);
    expect(loads).toEqual(['a', 'b']);
  });

  it('returns a stale value once more while a new one is loaded', async () => {
    const { read, pass, loads } = counting();
    await read();
    pass(100);
    await read();
    expect(loads).toHaveLength(1);
    pass(1);
    expect(await read()).toBe(1);
    await settled();
    expect(await read()).toBe(2);
    expect(loads).toHaveLength(2);
  });

  it('keeps the value when a reload fails, reports the error, and loads it again later', async () => {
    const { read, pass, fail, errors } = counting();
    await read();
    pass(101);
    fail(true);
    expect(await read()).toBe(1);
    await settled();
    expect(errors).toEqual(['Error: down']);
    fail(false);
    expect(await read()).toBe(1);
    await settled();
    expect(await read()).toBe(3);
  });

  it('rejects the first readers when loading fails, and loads again for the next', async () => {
    const { read, fail, errors } = counting();
    fail(true);
    await expect(read()).rejects.toThrow('down');
    fail(false);
    expect(await read()).toBe(2);
    expect(errors).toEqual([]);
  });

  it('loads a value again at once when its source changes, and only values that were read', async () => {
    const { read, expire, loads } = counting();
    await read('a');
    await read('b');
    expire('a');
    expire('c');
    await settled();
    expect(loads).toEqual(['a', 'b', 'a']);
    expect(await read('a')).toBe(3);
    expire();
    await settled();
    expect(loads.slice(3).sort()).toEqual(['a', 'b']);
  });

  it('loads a value once more after changes that come while it is loaded, also for the first time', async () => {
    const { read, expire, loads } = counting();
    const first = read();
    expire('a');
    expire();
    await first;
    await settled();
    expect(loads).toHaveLength(2);
    expect(await read()).toBe(2);
  });

  it('evicts the least recently used values when all of them are too large together', async () => {
    const { read, loads } = counting({ maxSize: 25, sizeOf: () => 10 });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await read(key);
    expect(loads).toEqual(['a', 'b', 'c', 'b']);
  });

  it('keeps the last value, however large', async () => {
    const { read, loads } = counting({ maxSize: 5, sizeOf: () => 10 });
    await read();
    await read();
    expect(loads).toEqual(['a']);
  });
});
