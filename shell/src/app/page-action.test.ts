import { HttpError } from '@aangan/shared-kit/platform/http';
import type { PageModule } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import type { PageMatch } from '../routing/page-table.ts';
import { aSession } from '../testing/a-session.ts';
import { actOnPage } from './page-action.ts';
import type { PageSource } from './page-source.ts';

const MATCH: PageMatch = {
  remote: 'mfe-test',
  page: 'plans',
  pattern: '/{seeker}/plans',
  params: { seeker: 'tenant' },
};
const GENERAL = { problem: 'Something went wrong. Please try again.', problemsByField: {}, values: {} };

function Nothing() {
  return null;
}

interface Facts {
  readonly login?: string;
  readonly staff?: string;
  readonly loggedIn?: boolean;
  readonly unsure?: boolean;
  readonly path?: string;
  readonly load?: () => Promise<PageModule>;
}

function post(
  action: PageModule['action'],
  { login, staff, loggedIn = false, unsure = false, path = '/tenant/plans', load }: Facts = {},
) {
  const platform = fakePlatform({ session: { loggedIn } });
  const page: PageModule = { Component: Nothing, ...(action && { action }) };
  const source: PageSource = {
    platform,
    live: aSession({ unsure }),
    navigation: [],
    match: async (pathname) =>
      pathname === '/tenant/plans'
        ? { ...MATCH, ...(login !== undefined && { login }), ...(staff && { staff }) }
        : undefined,
    load: load ?? (async () => page),
    loaded: () => undefined,
  };
  const form = new FormData();
  form.set('plan', 'relax');
  const ended = actOnPage(new Request(`https://aangan.test${path}`, { method: 'POST' }), form, source);
  return { ended, platform, form };
}
const locationOf = (ended: unknown) =>
  ended instanceof Response ? [ended.status, ended.headers.get('location')] : ended;

describe('the action of a page', () => {
  it('gets the form and the arguments of a loader', async () => {
    const action = jest.fn(async () => redirect('/wallet'));
    const { ended, platform, form } = post(action, { path: '/tenant/plans?x=1' });
    expect(locationOf(await ended)).toEqual([303, '/wallet']);
    expect(action).toHaveBeenCalledWith({
      request: expect.any(Request),
      url: new URL('https://aangan.test/tenant/plans?x=1'),
      pattern: '/{seeker}/plans',
      params: { seeker: 'tenant' },
      form,
      platform,
    });
  });

  it('may throw its redirect', async () => {
    expect(locationOf(await post(() => Promise.reject(redirect('?sent=1'))).ended)).toEqual([303, '?sent=1']);
  });

  it('passes its refusal on', async () => {
    const refusal = { problem: 'Too short', problemsByField: { plan: 'Too short' }, values: { plan: 'r' } };
    expect(await post(async () => refusal).ended).toBe(refusal);
  });

  it.each([
    ['another site', 'https://evil.test/'],
    ['another site without a scheme', '//evil.test/'],
    ['nowhere', ''],
  ])('never leads to %s', async (_where, location) => {
    const { ended, platform } = post(async () => new Response(null, { status: 302, headers: { location } }));
    expect(await ended).toEqual(GENERAL);
    expect(platform.reportedErrors).toHaveLength(1);
  });

  it('is refused in general words when it fails, and reported', async () => {
    const { ended, platform } = post(() => Promise.reject(new Error('broken')));
    expect(await ended).toEqual(GENERAL);
    expect(platform.reportedErrors).toEqual([new Error('broken')]);
  });

  it('is refused in general words when its page does not load', async () => {
    expect(await post(undefined, { load: () => Promise.reject(new Error('unreachable')) }).ended).toEqual(GENERAL);
  });

  it('of a staff page leads to the document itself, and so to the sign-in, once the session has ended', async () => {
    const ended = new HttpError('POST failed', { kind: 'status', status: 401 });
    const { ended: acted, platform } = post(() => Promise.reject(ended), {
      staff: 'money',
      path: '/tenant/plans?page=2',
    });
    const response = await acted;
    expect(locationOf(response)).toEqual([302, '/tenant/plans?page=2']);
    expect(response instanceof Response && response.headers.get('x-remix-reload-document')).toBe('true');
    expect(platform.reportedErrors).toEqual([]);
  });

  it('leads to the not-found page from an unknown path, and is 405 where a page has none', async () => {
    expect(locationOf(await post(undefined, { path: '/nonsense' }).ended)).toEqual([303, '/page-not-found']);
    expect(locationOf(await post(undefined).ended)).toEqual([405, null]);
  });

  describe('of a personal page', () => {
    it('does not run without a login', async () => {
      const action = jest.fn();
      expect(await post(action, { login: 'your plan' }).ended).toBeUndefined();
      expect(action).not.toHaveBeenCalled();
    });

    it('does not run while the login cannot be resolved, and says so in the form', async () => {
      const action = jest.fn();
      const refusal = await post(action, { login: 'your plan', unsure: true }).ended;
      expect(refusal).toMatchObject({ problem: expect.stringContaining('We cannot reach your account right now') });
      expect(action).not.toHaveBeenCalled();
    });

    it('runs with a login, and ends at the gate when the session has ended meanwhile', async () => {
      const facts = { login: 'your plan', loggedIn: true };
      expect(locationOf(await post(async () => redirect('/wallet'), facts).ended)).toEqual([303, '/wallet']);
      const { ended, platform } = post(
        () => Promise.reject(new HttpError('POST failed for /x', { kind: 'status', status: 401 })),
        facts,
      );
      expect(await ended).toBeUndefined();
      expect(platform.reportedErrors).toEqual([]);
    });
  });
});
