import { cached } from './cached.ts';

describe('the cache', () => {
  const made: string[] = [];
  const lengths = cached(2, async (key) => {
    made.push(key);
    if (key === 'bad' && made.filter((known) => known === 'bad').length === 1) throw new Error('not yet');
    return key.length;
  });
  beforeEach(() => {
    made.length = 0;
  });

  it('makes a value once for concurrent callers', async () => {
    expect(await Promise.all([lengths('one'), lengths('one'), lengths('three')])).toEqual([3, 3, 5]);
    expect(made).toEqual(['one', 'three']);
  });

  it('evicts the least recently used key', async () => {
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await lengths(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('makes a value again after a failure', async () => {
    await expect(lengths('bad')).rejects.toThrow('not yet');
    expect(await lengths('bad')).toBe(3);
  });
});
