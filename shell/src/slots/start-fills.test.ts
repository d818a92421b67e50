import { HttpError } from '@aangan/shared-kit/platform/http';
import type { PageModule } from '@aangan/shared-kit/platform/page';
import { FAKE_NOW, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import type { PageSource } from '../app/page-source.ts';
import type { FillRoute } from '../routing/page-table.ts';
import { aSession } from '../testing/a-session.ts';
import { FILL_TIMEOUT_MS, startFills } from './start-fills.ts';

type Loader = NonNullable<PageModule['loader']>;

const route = (fill: string, facts: Partial<FillRoute> = {}): FillRoute => ({
  slot: 'home/continue',
  remote: 'mfe-other',
  fill,
  ...facts,
});

function Nothing() {
  return null;
}

/** Starts the fills of a page; each has a loader, or its remote does not load. */
function begin(fills: readonly FillRoute[], loaders: Readonly<Record<string, Loader | Error>>, hybrid = false) {
  const platform = { ...fakePlatform(), hybrid };
  const where: unknown[] = [];
  platform.errors.report = (_error, place) => void where.push(place);
  const load = jest.fn<Promise<PageModule>, [{ page: string }]>(async ({ page }) => {
    const loader = loaders[page];
    if (loader instanceof Error) throw loader;
    return { Component: Nothing, ...(loader && { loader }) };
  });
  const source: PageSource = {
    platform,
    live: aSession(),
    navigation: [],
    match: async () => undefined,
    load,
    loaded: () => undefined,
  };
  const match = { remote: 'mfe-test', page: 'home', pattern: '/{city}', params: { city: 'pune' }, fills };
  const url = new URL('https://aangan.test/pune');
  const started = startFills({ match, source, url, request: new Request(url) }, Promise.resolve());
  return { ...started, load, where, platform };
}

const names = (filled: readonly { readonly fill: string }[]) => filled.map(({ fill }) => fill);

describe('the fills of a page', () => {
  it('load at once, with the arguments of the page’s loader, and keep the order of the slots', async () => {
    const loader = jest.fn<Promise<unknown>, Parameters<Loader>>(async () => ({ homes: 2 }));
    const { ready, load, platform } = begin([route('strip'), route('plain')], { strip: loader });
    expect(load).toHaveBeenCalledTimes(2);
    expect(await ready('pune')).toEqual([
      { slot: 'home/continue', remote: 'mfe-other', fill: 'strip', data: { homes: 2 } },
      { slot: 'home/continue', remote: 'mfe-other', fill: 'plain', data: undefined },
    ]);
    expect(loader.mock.calls[0]?.[0]).toMatchObject({ pattern: '/{city}', params: { city: 'pune' }, platform });
  });

  it('are left out when their loader returns null', async () => {
    const { ready, where } = begin([route('strip')], { strip: async () => null });
    expect(await ready('pune')).toEqual([]);
    expect(where).toEqual([]);
  });

  it('are left out alone when their remote or their loader fails, and the error names them', async () => {
    const fills = [route('broken'), route('failing'), route('strip')];
    const { ready, where } = begin(fills, {
      broken: new Error('no such remote'),
      failing: () => Promise.reject(new Error('no data')),
      strip: async () => 1,
    });
    expect(names(await ready('pune'))).toEqual(['strip']);
    expect(where).toEqual([
      { remote: 'mfe-other', page: 'broken', kind: 'data' },
      { remote: 'mfe-other', page: 'failing', kind: 'data' },
    ]);
  });

  it('are left out without an error when the session has ended', async () => {
    const ended = () => Promise.reject(new HttpError('Please log in.', { kind: 'status', status: 401 }));
    const { ready, where } = begin([route('strip')], { strip: ended });
    expect(await ready('pune')).toEqual([]);
    expect(where).toEqual([]);
  });

  it('are left out without an error when they are late, so that a page waits for them no longer than the timeout', async () => {
    jest.useFakeTimers();
    try {
      const fills = [route('slow'), route('strip')];
      const { ready, where } = begin(fills, { slow: () => new Promise(() => undefined), strip: async () => 1 });
      const filled = ready('pune');
      await jest.advanceTimersByTimeAsync(FILL_TIMEOUT_MS);
      expect(names(await filled)).toEqual(['strip']);
      expect(where).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('appear only in their cities, and from their first day in India', async () => {
    const fills = [
      route('pune', { cities: ['pune'] }),
      route('delhi', { cities: ['delhi'] }),
      route('today', { from: '2026-11-16' }),
      route('tomorrow', { from: '2026-11-17' }),
    ];
    expect(new Date(FAKE_NOW).toISOString()).toContain('2026-11-16');
    const { ready, load } = begin(fills, {});
    expect(names(await ready('pune'))).toEqual(['pune', 'today']);
    expect(load).not.toHaveBeenCalledWith({ remote: 'mfe-other', page: 'tomorrow' });
  });

  it('are loaded only for those whom they are for', async () => {
    const fills = [route('guests', { audience: 'guests' }), route('members', { audience: 'members' })];
    const { ready, load } = begin(fills, {});
    expect(names(await ready('pune'))).toEqual(['guests']);
    expect(load).not.toHaveBeenCalledWith({ remote: 'mfe-other', page: 'members' });
  });

  it('do not load in an app webview, which shows one remote alone', async () => {
    const { ready, load } = begin([route('strip')], { strip: async () => 1 }, true);
    expect(await ready('pune')).toEqual([]);
    expect(load).not.toHaveBeenCalled();
  });
});
