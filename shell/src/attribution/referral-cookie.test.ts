import { REFERRAL_COOKIE } from '@aangan/shared-kit/domain/referral-code';
import { arrive } from './arrival.ts';
import { referralCookie } from './referral-cookie.ts';

function visit(path: string, { cookies, allowed = true }: { cookies?: string; allowed?: boolean } = {}) {
  return referralCookie({ url: new URL(path, 'https://aangan.test'), cookies, allowed });
}

const saved = (value: string) => [{ name: REFERRAL_COOKIE, value, days: 30 }];

describe('the referral cookie', () => {
  it('saves the code of the link for 30 days, on any page', () => {
    expect(visit('/bangalore/rent?ref=ABCD2345')).toEqual(saved('ABCD2345'));
    expect(visit('/?utm_source=x&ref=abcd2345')).toEqual(saved('ABCD2345'));
  });

  it('keeps the first code when another link follows', () => {
    expect(visit('/?ref=ZZZZ2345', { cookies: `a=1; ${REFERRAL_COOKIE}=ABCD2345` })).toEqual([]);
  });

  it('replaces a saved value that is not a code', () => {
    expect(visit('/?ref=ABCD2345', { cookies: `${REFERRAL_COOKIE}=nonsense` })).toEqual(saved('ABCD2345'));
  });

  it.each(['/', '/?ref=', '/?ref=someone', '/?ref=ABCD2345;x', '/?ref=%00'])('saves no code from %s', (path) => {
    expect(visit(path)).toEqual([]);
  });

  it('is deleted when the visitor declines, and is not set afterwards', () => {
    const declined = { url: new URL('https://aangan.test/?ref=ABCD2345'), referrer: undefined, allowed: false, now: 0 };
    const { cookies } = arrive({ ...declined, cookies: `${REFERRAL_COOKIE}=ABCD2345` });
    expect(cookies).toEqual([{ name: REFERRAL_COOKIE, value: '', days: 0 }]);
    expect(visit('/?ref=ABCD2345', { allowed: false })).toEqual([]);
  });
});
