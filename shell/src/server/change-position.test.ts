import { POSITION_COOKIE, positionCookie, positionIn } from '@aangan/shared-kit/domain/position-cookie';
import { changePosition } from './change-position.ts';

describe('the position of a change on the server', () => {
  it('reaches later calls of the page, before an older one, and the browser', async () => {
    const cookies: (string | null)[] = [];
    const answers = ['', positionCookie(7n, 30), '', positionCookie(9n, 30), ''];
    const position = changePosition(async (input, init) => {
      cookies.push(new Request(input, init).headers.get('cookie'));
      const set = answers[cookies.length - 1];
      return new Response('{}', {
        headers: set
          ? [
              ['set-cookie', 'other=1'],
              ['set-cookie', set],
            ]
          : [],
      });
    });
    const call = () =>
      position.fetch(new Request('https://api.test/a', { headers: { cookie: `${POSITION_COOKIE}=3; city=pune` } }), {});
    for (const [index] of answers.entries()) {
      if (index === 1) expect(position.setCookie()).toBeUndefined();
      await call();
    }
    expect(cookies.map((cookie) => positionIn(cookie ?? ''))).toEqual([3n, 3n, 7n, 7n, 9n]);
    expect(cookies.every((cookie) => cookie?.endsWith('city=pune'))).toBe(true);
    expect(position.setCookie()).toBe(positionCookie(9n, 30));
  });
});
