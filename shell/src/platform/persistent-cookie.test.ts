import { persistentCookie, persistentCookieText } from './persistent-cookie.ts';

describe('a lasting cookie', () => {
  it.each([
    ['https://www.aangan.example/', 'aangan.example', { secure: true, domain: 'aangan.example' }],
    ['https://aangan.example/', 'aangan.example', { secure: true, domain: 'aangan.example' }],
    ['https://notaangan.example/', 'aangan.example', { secure: true }],
    ['http://localhost:3000/', 'aangan.example', { secure: false }],
    ['http://localhost:3000/', '', { secure: false }],
  ])('of %s with the domain %p', (address, domain, options) => {
    expect(persistentCookie(30, { url: new URL(address), domain })).toEqual({
      path: '/',
      maxAge: 2_592_000,
      sameSite: 'lax',
      ...options,
    });
  });

  it('has the same attributes as text in a browser', () => {
    const place = { url: new URL('https://www.aangan.example/'), domain: 'aangan.example' };
    expect(persistentCookieText('name', 'value', 1, place)).toBe(
      'name=value; path=/; max-age=86400; samesite=lax; domain=aangan.example; secure',
    );
    expect(persistentCookieText('name', '', 0, { url: new URL('http://localhost/'), domain: '' })).toBe(
      'name=; path=/; max-age=0; samesite=lax',
    );
  });
});
