import fc from 'fast-check';
import { POSITION_COOKIE, positionCookie, positionIn } from './position-cookie.ts';

const sent = (position: bigint | undefined) => positionCookie(position, 30).split(';')[0];

describe('the cookie of a change', () => {
  it('brings every 64-bit position back, among other cookies', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 64n - 1n), (position) => {
        expect(positionIn(`aangan_device=d; ${sent(position)}; city=pune`)).toBe(position);
      }),
    );
  });

  it('has the newest position where none is known', () => {
    expect(positionIn(sent(undefined))).toBe(2n ** 64n - 1n);
  });

  it.each(['', '-1', '0x10', '16/B374D848', '1.5', '1 ', '99999999999999999999', '184467440737095516150'])(
    'is ignored with the value "%s"',
    (value) => {
      expect(positionIn(`${POSITION_COOKIE}=${value}`)).toBeUndefined();
    },
  );

  it('is only the cookie of that name', () => {
    expect(positionIn(`x${POSITION_COOKIE}=5`)).toBeUndefined();
    expect(positionIn(undefined)).toBeUndefined();
  });

  it('is not readable by scripts, and lives for its seconds', () => {
    expect(positionCookie(7n, 30)).toBe(`${POSITION_COOKIE}=7; Max-Age=30; Path=/; Secure; HttpOnly; SameSite=Lax`);
  });
});
