import { freshValue } from './fresh-value.ts';

function counting() {
  let clock = 0;
  let loads = 0;
  let failing = false;
  const value = freshValue({
    load: async () => {
      loads += 1;
      if (failing) throw new Error('down');
      return loads;
    },
    now: () => clock,
    freshMs: 100,
  });
  return {
    read: () => value.read((error) => errors.push(String(error))),
    pass: (ms: number) => {
      clock += ms;
    },
    fail: (on: boolean) => {
      failing = on;
    },
    loads: () => loads,
  };
}

const errors: string[] = [];
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a stale-while-revalidate value', () => {
  it('is loaded once for all concurrent readers', async () => {
    const value = counting();
    expect(await Promise.all([value.read(), value.read(), value.read()])).toEqual([1, 1, 1]);
  });

  it('is returned once more when stale, while a new one is loaded', async () => {
    const value = counting();
    await value.read();
    value.pass(101);
    expect(await value.read()).toBe(1);
    await settled();
    expect(await value.read()).toBe(2);
    expect(value.loads()).toBe(2);
  });

  it('stays when a reload fails, reports the error, and is reloaded later', async () => {
    const value = counting();
    await value.read();
    value.pass(101);
    value.fail(true);
    expect(await value.read()).toBe(1);
    await settled();
    expect(errors).toEqual(['Error: down']);
    expect(await value.read()).toBe(1);
    value.fail(false);
    value.pass(101);
    await value.read();
    await settled();
    expect(await value.read()).toBe(3);
  });

  it('rejects the first readers when loading fails, and loads again for the next', async () => {
    const value = counting();
    value.fail(true);
    await expect(value.read()).rejects.toThrow('down');
    value.fail(false);
    expect(await value.read()).toBe(2);
  });
});
