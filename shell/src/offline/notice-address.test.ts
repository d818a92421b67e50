import { noticeAddress } from './notice-address.ts';

const SITE = 'https://aangan.test';

describe('the page of a notice', () => {
  it('is its path on this site, or else the home page', () => {
    expect(noticeAddress({ path: '/chats' }, SITE)?.href).toBe('https://aangan.test/chats');
    for (const data of [null, undefined, 'x', {}, { path: 7 }]) {
      expect(noticeAddress(data, SITE)?.href).toBe('https://aangan.test/');
    }
  });

  it.each(['https://evil.test/', '//evil.test/chats', 'javascript:alert(1)', '/\\evil.test'])(
    'is never an address elsewhere: %s',
    (path) => {
      expect(noticeAddress({ path }, SITE)).toBeUndefined();
    },
  );
});
