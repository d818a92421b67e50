import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { requestSession, withoutLogin } from './request-session.ts';

const COOKIE = 'aangan_city=pune; __Host-aangan_session=abc';

const INFO = {
  status: 'success',
  id: 'acc_1',
  name: 'Asha Rao',
  user_phone: '+919845012345',
  user_email: 'asha@example.com',
  isLoggedIn: true,
  vipMember: false,
  ownsHomes: true,
  whatsAppOptIn: null,
  nri: true,
  emailVerified: true,
  hasPassword: false,
  secondaryPhone: null,
  timeZone: 'Asia/Kolkata',
  quietFrom: 21,
  quietTo: 8,
} as const;

describe('the session of a request', () => {
  it('is read from the API once, and only with a login cookie', async () => {
    const { http, calls } = fakePlatform({ answers: { 'GET /api/v3/user/info': INFO } });
    const anonymous = requestSession({ cookie: 'aangan_city=pune', nri: undefined }, () => http);
    await anonymous.known();
    expect(calls).toEqual([]);
    const session = requestSession({ cookie: COOKIE, nri: undefined }, () => http);
    await Promise.all([session.known(), session.known()]);
    expect(calls).toHaveLength(1);
    expect(session.live.getState()).toMatchObject({
      ...{ account: { id: 'acc_1', name: 'Asha' }, nri: true, ownsHomes: true, unsure: false },
    });
  });

  it('contains neither phone nor e-mail', async () => {
    const { http } = fakePlatform({ answers: { 'GET /api/v3/user/info': INFO } });
    const session = requestSession({ cookie: COOKIE, nri: undefined }, () => http);
    await session.known();
    expect(JSON.stringify(session.live.getState())).not.toMatch(/98450|example\.com|Rao/);
  });

  it('is unknown for this page when the API does not answer', async () => {
    const { http } = fakePlatform({ answers: { 'GET /api/v3/user/info': new Error('down') } });
    const session = requestSession({ cookie: COOKIE, nri: undefined }, () => http);
    await session.known();
    expect(session.live.getState()).toMatchObject({ account: undefined, unsure: true });
  });

  it('marks an NRI user by the country cookie, and by the account only without that cookie', async () => {
    const { http } = fakePlatform({ answers: { 'GET /api/v3/user/info': INFO } });
    expect(requestSession({ cookie: undefined, nri: true }, () => http).live.getState().nri).toBe(true);
    const atHome = requestSession({ cookie: COOKIE, nri: false }, () => http);
    await atHome.known();
    expect(atHome.live.getState().nri).toBe(false);
  });

  it.each([
    [COOKIE, 'aangan_city=pune'],
    ['__Host-aangan_session=abc', undefined],
    ['a=1; b=2', 'a=1; b=2'],
    [undefined, undefined],
  ])('removes the login cookie from %s', (cookie, others) => expect(withoutLogin(cookie)).toBe(others));
});
