import { HttpError } from '@aangan/shared-kit/platform/http';
import { notFound, type PageModule } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { aSession } from '../testing/a-session.ts';
import { loadPage } from './page-loader.ts';
import type { PageSource } from './page-source.ts';

function Nothing() {
  return null;
}

const MATCH = { remote: 'mfe-test', page: 'plans', pattern: '/{seeker}/plans', params: { seeker: 'tenant' } };

function siteWith(load: () => Promise<PageModule>) {
  const platform = fakePlatform();
  const source: PageSource = {
    platform,
    live: aSession(),
    navigation: [],
    match: async (pathname) => (pathname === '/tenant/plans' ? MATCH : undefined),
    load,
    loaded: () => undefined,
  };
  return { source, platform };
}
const pageWith = (loader: NonNullable<PageModule['loader']>): PageModule => ({ loader, Component: Nothing });

function visit(
  loader: NonNullable<PageModule['loader']>,
  { path = '/tenant/plans', signal = AbortSignal.any([]) } = {},
) {
  const { source, platform } = siteWith(async () => pageWith(loader));
  const entry = loadPage(new Request(`https://aangan.test${path}`, { signal }), source);
  return { entry, platform };
}
const thrownBy = (entry: Promise<unknown>): Promise<unknown> =>
  entry.then(
    () => Promise.reject(new Error('nothing was thrown')),
    (error: unknown) => error,
  );
const locationOf = (thrown: unknown) =>
  thrown instanceof Response ? [thrown.status, thrown.headers.get('location')] : thrown;

describe('loading a page', () => {
  it('returns the match and the data of the loader, which gets its arguments', async () => {
    const loader = jest.fn(async () => ({ plans: 3 }));
    const { entry, platform } = visit(loader, { path: '/tenant/plans?page=2' });
    expect(await entry).toEqual({ ...MATCH, data: { plans: 3 } });
    expect(loader).toHaveBeenCalledWith({
      request: expect.any(Request),
      url: new URL('https://aangan.test/tenant/plans?page=2'),
      pattern: '/{seeker}/plans',
      params: { seeker: 'tenant' },
      platform,
    });
  });

  it('works without a loader', async () => {
    const { source } = siteWith(async () => ({ Component: Nothing }));
    expect(await loadPage(new Request('https://aangan.test/tenant/plans'), source)).toEqual(MATCH);
  });

  it('requests a new document when there is no page table', async () => {
    const { source } = siteWith(async () => pageWith(async () => 1));
    const lost = { ...source, match: () => Promise.reject(new Error('HTTP 404')) };
    const thrown = await thrownBy(loadPage(new Request('https://aangan.test/wallet?x=1'), lost));
    expect(locationOf(thrown)).toEqual([302, '/wallet?x=1']);
    expect(thrown instanceof Response && thrown.headers.get('x-remix-reload-document')).toBe('true');
  });

  describe('of the staff area', () => {
    const staffVisit = (loader: NonNullable<PageModule['loader']>, isStaffDocument: boolean) => {
      const { source, platform } = siteWith(async () => pageWith(loader));
      const staff = { name: 'Asha', links: [] };
      const given = { ...source, match: async () => ({ ...MATCH, staff: 'money' }) };
      const own = isStaffDocument ? { ...given, platform: { ...platform, staff } } : given;
      return loadPage(new Request('https://aangan.test/staff/refunds?page=2'), own);
    };

    it('requests a new document first, which the server checks', async () => {
      const loader = jest.fn(async () => 1);
      const thrown = await thrownBy(staffVisit(loader, false));
      expect(locationOf(thrown)).toEqual([302, '/staff/refunds?page=2']);
      expect(thrown instanceof Response && thrown.headers.get('x-remix-reload-document')).toBe('true');
      expect(loader).not.toHaveBeenCalled();
    });

    it('loads in a staff document, and requests a new one when the session has ended', async () => {
      expect(await staffVisit(async () => 1, true)).toMatchObject({ staff: 'money', data: 1 });
      const ended = new HttpError('GET failed', { kind: 'status', status: 401 });
      const thrown = await thrownBy(staffVisit(() => Promise.reject(ended), true));
      expect(locationOf(thrown)).toEqual([302, '/staff/refunds?page=2']);
    });
  });

  describe('that needs a login', () => {
    const personalVisit = async (unsure: boolean) => {
      const loader = jest.fn(async () => 1);
      const { source, platform } = siteWith(async () => pageWith(loader));
      const login = 'your wallet';
      const given = { ...source, live: aSession({ unsure }), match: async () => ({ ...MATCH, login }) };
      const entry = await loadPage(new Request('https://aangan.test/wallet'), given);
      expect(loader).not.toHaveBeenCalled();
      expect(platform.reportedErrors).toEqual([]);
      return entry;
    };

    it('asks a visitor without a login for it', async () => {
      expect(await personalVisit(false)).toEqual({ ...MATCH, login: 'your wallet', gate: true });
    });

    it('says that the account is out of reach while the login cannot be resolved, and asks for none', async () => {
      const entry = await personalVisit(true);
      expect(entry.failure?.kind).toBe('account');
      expect(entry.gate).toBeUndefined();
    });
  });

  it('redirects an unknown path', async () => {
    const { entry } = visit(async () => 1, { path: '/nonsense' });
    expect(locationOf(await thrownBy(entry))).toEqual([302, '/page-not-found']);
  });

  it.each([
    ['throws', () => Promise.reject(notFound())],
    ['gives', async () => notFound()],
  ])('redirects when the loader %s not found', async (_how, loader) => {
    const { entry, platform } = visit(loader);
    expect(locationOf(await thrownBy(entry))).toEqual([302, '/page-not-found']);
    expect(platform.reportedErrors).toEqual([]);
  });

  it.each([
    ['/owner/plans?x=1', 302],
    ['?page=1', 301],
    ['https://aangan.test/owner/plans', 308],
  ])('keeps a redirect to %s unchanged', async (location, status) => {
    const { entry } = visit(() => Promise.reject(redirect(location, status)));
    expect(locationOf(await thrownBy(entry))).toEqual([status, location]);
  });

  it.each([
    'https://evil.test/',
    '//evil.test/x',
    '/\\evil.test',
    'javascript:alert(1)',
    'https://aangan.test.evil.test',
  ])('refuses a redirect to %s', async (location) => {
    const { entry, platform } = visit(() => Promise.reject(redirect(location)));
    expect((await entry).failure?.kind).toBe('data');
    expect(platform.reportedErrors).toHaveLength(1);
  });

  it('treats any other response of a loader as a failure', async () => {
    const { entry } = visit(() => Promise.reject(new Response('oops', { status: 500 })));
    expect((await entry).failure).toEqual({ kind: 'data', message: 'Something went wrong. Please try again.' });
  });

  it('limits a remote that cannot be loaded to its region, and reports it', async () => {
    const error = new Error('remote is down');
    const { source, platform } = siteWith(() => Promise.reject(error));
    const entry = await loadPage(new Request('https://aangan.test/tenant/plans'), source);
    expect(entry).toEqual({
      ...MATCH,
      failure: { kind: 'load', message: 'This part of the page could not be loaded.' },
    });
    expect(platform.reportedErrors).toEqual([error]);
  });

  it('limits a failed call to its region, with the request id that both sides logged', async () => {
    const error = new HttpError('GET failed for /x', { kind: 'status', status: 500, requestId: 'r-1.1' });
    const { entry, platform } = visit(() => Promise.reject(error));
    expect((await entry).failure).toEqual({
      kind: 'data',
      message: 'Something went wrong. Please try again.',
      requestId: 'r-1.1',
    });
    expect(platform.reportedErrors).toEqual([error]);
  });

  it('hides the message of an unexpected error', async () => {
    const { entry } = visit(() => Promise.reject(new Error('password of the database')));
    expect(JSON.stringify(await entry)).not.toContain('password');
  });

  it('rethrows the error of an aborted request, and reports nothing', async () => {
    const controller = new AbortController();
    const { entry, platform } = visit(
      async () => {
        controller.abort(new Error('the visitor left'));
        throw controller.signal.reason;
      },
      { signal: controller.signal },
    );
    expect(await thrownBy(entry)).toMatchObject({ message: 'the visitor left' });
    expect(platform.reportedErrors).toEqual([]);
  });

  it('rethrows the error of a request that is aborted while the remote is loading', async () => {
    const controller = new AbortController();
    const { source, platform } = siteWith(async () => {
      controller.abort();
      throw new Error('loading broke off');
    });
    const request = new Request('https://aangan.test/tenant/plans', { signal: controller.signal });
    expect(await thrownBy(loadPage(request, source))).toMatchObject({ message: 'loading broke off' });
    expect(platform.reportedErrors).toEqual([]);
  });
});
