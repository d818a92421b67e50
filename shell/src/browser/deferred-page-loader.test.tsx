import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import type { PageSource } from '../app/page-source.ts';
import { aSession } from '../testing/a-session.ts';
import { loadPageDeferred } from './deferred-page-loader.ts';

const MATCH = { remote: 'mfe-test', page: 'plans', pattern: '/tenant/plans', params: {} };

function Nothing() {
  return null;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the deferred page loader', () => {
  it('loads the page only after the click has been painted', async () => {
    const match = jest.fn(async () => MATCH);
    const source: PageSource = {
      platform: fakePlatform(),
      live: aSession(),
      navigation: [],
      match,
      load: async () => ({ Component: Nothing }),
      loaded: () => undefined,
    };
    // It is loaded already, so that the test waits for the paint alone.
    await import('./load-whole.ts');
    const entry = loadPageDeferred(new Request('https://aangan.test/tenant/plans'), source, () => MATCH);
    await jest.advanceTimersByTimeAsync(0);
    expect(match).not.toHaveBeenCalled();
    jest.advanceTimersToNextFrame();
    await jest.advanceTimersByTimeAsync(1);
    expect(await entry).toEqual(MATCH);
    expect(match).toHaveBeenCalledWith('/tenant/plans');
  });
});
