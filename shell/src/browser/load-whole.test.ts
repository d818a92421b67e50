import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import type { PageSource } from '../app/page-source.ts';
import { aSession } from '../testing/a-session.ts';
import { loadWhole } from './load-whole.ts';

function Nothing() {
  return null;
}

const MATCH = { remote: 'mfe-test', page: 'home', pattern: '/', params: {} };
const HOME = 'https://aangan.test/';

/** Begins to load a page with a deferred value. */
function begin(at: string, late: Promise<unknown>) {
  const source: PageSource = {
    platform: fakePlatform(),
    live: aSession(),
    navigation: [],
    match: async () => MATCH,
    load: async () => ({ loader: async () => ({ title: 'Home', late }), Component: Nothing }),
    loaded: () => undefined,
  };
  let given = false;
  const entry = loadWhole(new Request(HOME), source, undefined, at).finally(() => {
    given = true;
  });
  return { entry, given: () => given };
}

describe('loading a page with its deferred values', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('returns the page before its deferred values on a forward navigation', async () => {
    const { entry } = begin('https://aangan.test/tenant/plans', new Promise(() => undefined));
    expect(await entry).toMatchObject({ ...MATCH, data: { title: 'Home' } });
  });

  it.each([
    ['comes', Promise.resolve.bind(Promise)],
    ['fails', Promise.reject.bind(Promise)],
  ])('waits on a back navigation until the deferred value %s', async (_how, settle) => {
    let arrive: (value: Promise<unknown>) => void = () => undefined;
    const late = new Promise((resolve) => {
      arrive = resolve;
    });
    late.catch(() => undefined);
    const { entry, given } = begin(`${HOME}#stories`, late);
    await jest.advanceTimersByTimeAsync(500);
    expect(given()).toBe(false);
    arrive(settle(new Error('no carousels')));
    expect(await entry).toMatchObject(MATCH);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('waits at most one second for deferred values on a back navigation', async () => {
    const { given } = begin(HOME, new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(999);
    expect(given()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(given()).toBe(true);
  });
});
