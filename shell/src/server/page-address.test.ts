import fc from 'fast-check';
import { hasLineEnd, originOf, pageAddress, singleSlashed } from './page-address.ts';

describe('the origin of a request', () => {
  it.each([
    ['aangan.test', 'https://aangan.test'],
    ['localhost:3000', 'https://localhost:3000'],
    ['[::1]:3000', 'https://[::1]:3000'],
  ])('is %s as %s', (host, origin) => {
    expect(originOf('https', host)).toBe(origin);
  });

  it.each(['', undefined, 'a b', 'evil.test/path', 'user@evil.test', '"><script>', 'a:99999', '..', 'a\\b'])(
    'is undefined for the host %j',
    (host) => {
      expect(originOf('http', host)).toBeUndefined();
    },
  );

  it('falls back to http for any other protocol', () => {
    expect(originOf('javascript', 'aangan.test')).toBe('http://aangan.test');
  });
});

describe('the address of a page', () => {
  const origin = 'https://aangan.test';

  it.each([
    ['/tenant/plans?page=2', '/tenant/plans?page=2'],
    ['http://evil.test/tenant/plans', '/tenant/plans'],
    ['http://evil.test', '/'],
    ['//evil.test/x', '//evil.test/x'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['', '/'],
  ])('of %s is %s on this site', (target, path) => {
    const address = pageAddress(target, origin);
    expect(address?.origin).toBe(origin);
    expect(`${address?.pathname}${address?.search}`).toBe(path);
  });

  it('stays on this site and never throws, for any request line', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (target) => {
        expect(pageAddress(target, origin)?.origin ?? origin).toBe(origin);
      }),
    );
  });

  it('redirects a path with several leading slashes to the path with one', () => {
    expect(singleSlashed(new URL('https://aangan.test//evil.test/x?y=1'))).toBe('/evil.test/x?y=1');
    expect(singleSlashed(new URL('https://aangan.test/\\evil.test'))).toBe('/evil.test');
    expect(singleSlashed(new URL('https://aangan.test/a//b'))).toBeUndefined();
  });
});

describe('a path with a line end', () => {
  it.each([
    ['/%0d%0a', true],
    ['/a%0ab', true],
    ['/%E2%80%A8', true],
    ['/a%20b', false],
    ['/?a=%0a', false],
  ])('%s: %p', (target, found) => {
    expect(hasLineEnd(new URL(target, 'https://aangan.example'))).toBe(found);
  });
});
