import { REFERRAL_COOKIE } from '@aangan/shared-kit/domain/referral-code';
import { arrive } from './arrival.ts';
import { referralCookie } from './referral-cookie.ts';

function visit(path: string, { cookies, allowed = true }: { cookies?: string; allowed?: boolean } = {}) {
  return referralCookie({ url: new URL(path, 'https://aangan.test'), cookies, allowed });
}

const remembered = (value: string) => [{ name: REFERRAL_COOKIE, value, days: 30 }];

describe('the code of a friend’s link', () => {
  it('is remembered for 30 days, on any page', () => {
    expect(visit('/bangalore/rent?ref=ABCD2345')).toEqual(remembered('ABCD2345'));
    expect(visit('/?utm_source=x&ref=abcd2345')).toEqual(remembered('ABCD2345'));
  });

  it('stays when another friend’s link follows', () => {
    expect(visit('/?ref=ZZZZ2345', { cookies: `a=1; ${REFERRAL_COOKIE}=ABCD2345` })).toEqual([]);
  });

  it('takes the place of what is no code', () => {
    expect(visit('/?ref=ABCD2345', { cookies: `${REFERRAL_COOKIE}=nonsense` })).toEqual(remembered('ABCD2345'));
  });

  it.each(['/', '/?ref=', '/?ref=someone', '/?ref=ABCD2345;x', '/?ref=%00'])('is not in %s', (path) => {
    expect(visit(path)).toEqual([]);
  });

  it('is forgotten when the visitor declines, and not remembered after', () => {
    const declined = { url: new URL('https://aangan.test/?ref=ABCD2345'), referrer: undefined, allowed: false, now: 0 };
    const { cookies } = arrive({ ...declined, cookies: `${REFERRAL_COOKIE}=ABCD2345` });
    expect(cookies).toEqual([{ name: REFERRAL_COOKIE, value: '', days: 0 }]);
    expect(visit('/?ref=ABCD2345', { allowed: false })).toEqual([]);
  });
});
