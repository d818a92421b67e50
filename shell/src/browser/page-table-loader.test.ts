import { lazyPageTable } from './page-table-loader.ts';

const REMOTES = [{ name: 'mfe-test', version: '1', base: '/b/', entry: '/b/e.js', integrity: {} }];
const SET = { routes: [{ remote: 'mfe-test', page: 'plans', path: '/{seeker}/plans' }], remotes: REMOTES };

describe('the deferred page table', () => {
  const fetched = jest.fn(async (_address: string) => Response.json(SET));
  const real = globalThis.fetch;
  beforeEach(() => {
    fetched.mockClear();
    globalThis.fetch = fetched as unknown as typeof fetch;
  });
  afterEach(() => {
    globalThis.fetch = real;
  });

  it('is fetched once, when the first path is looked up', async () => {
    const register = jest.fn();
    const match = lazyPageTable('/platform/pages/x.json', register);
    expect(fetched).not.toHaveBeenCalled();
    const found = await Promise.all([match('/tenant/plans'), match('/nonsense'), match('/owner/plans')]);
    expect(found.map((page) => page?.params)).toEqual([{ seeker: 'tenant' }, undefined, { seeker: 'owner' }]);
    expect(fetched.mock.calls).toEqual([['/platform/pages/x.json']]);
    expect(register.mock.calls).toEqual([[REMOTES]]);
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
    ['comes with a bad status', async () => new Response('', { status: 503 }), 'HTTP 503 for /p.json'],
    ['is no table', async () => new Response('<html>'), 'JSON'],
  ])('is requested again after it %s', async (_how, answer, message) => {
    fetched.mockImplementationOnce(answer);
    const match = lazyPageTable('/p.json', () => undefined);
    await expect(match('/tenant/plans')).rejects.toThrow(message);
    expect((await match('/tenant/plans'))?.page).toBe('plans');
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
