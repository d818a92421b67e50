import { loggedPath } from './logged-path.ts';

describe('the logged path of an address', () => {
  it('has no query', () => {
    expect(loggedPath('/flats-for-rent-in-pune?budget=20000')).toBe('/flats-for-rent-in-pune');
  });

  it.each([
    ['/still-available/Zk3_8sQp-1aBcDeFgHiJkL', '/still-available/…'],
    ['/api/v1/uploads/Zk3_8sQp-1aBcDeFgHiJkL/finish', '/api/v1/uploads/…/finish'],
  ])('has no token: %s', (url, logged) => expect(loggedPath(url)).toBe(logged));

  it.each([
    '/',
    '/property/rent/apartment/2-bhk-flat-for-rent-in-koramangala/8a80cb817f3b2f4d/detail',
    '/assets/mfe-search/0.1.0-f5a51f3115/browser/page-results.4b2f414891.js',
    '/api/v1/slot/8a80cb817f3b2f4d/book',
  ])('keeps %s', (path) => expect(loggedPath(path)).toBe(path));
});
