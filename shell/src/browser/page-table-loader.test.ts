import { lazyPageTable } from './page-table-loader.ts';

const ROUTES = [{ remote: 'mfe-test', page: 'plans', path: '/{seeker}/plans' }];

describe('the page table that comes late', () => {
  const fetched = jest.fn(async (_address: string) => Response.json(ROUTES));
  const real = globalThis.fetch;
  beforeEach(() => {
    fetched.mockClear();
    globalThis.fetch = fetched as unknown as typeof fetch;
  });
  afterEach(() => {
    globalThis.fetch = real;
  });

  it('is fetched when the first path is looked up, and once', async () => {
    const match = lazyPageTable('/platform/pages/x.json');
    expect(fetched).not.toHaveBeenCalled();
    const found = await Promise.all([match('/tenant/plans'), match('/nonsense'), match('/owner/plans')]);
    expect(found.map((page) => page?.params)).toEqual([{ seeker: 'tenant' }, undefined, { seeker: 'owner' }]);
    expect(fetched.mock.calls).toEqual([['/platform/pages/x.json']]);
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
    ['comes with a bad status', async () => new Response('', { status: 503 }), 'HTTP 503 for /p.json'],
    ['is no table', async () => new Response('<html>'), 'JSON'],
  ])('is asked for again after it %s', async (_how, answer, message) => {
    fetched.mockImplementationOnce(answer);
    const match = lazyPageTable('/p.json');
    await expect(match('/tenant/plans')).rejects.toThrow(message);
    expect((await match('/tenant/plans'))?.page).toBe('plans');
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
