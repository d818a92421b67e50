import fc from 'fast-check';
import { isOwnSite } from './own-site.ts';

const host = 'www.aangan.test';
const own = { host: '127.0.0.1:3002', 'x-forwarded-host': host };

describe('the origin of a call', () => {
  it.each([
    ['same-origin', true],
    ['same-site', false],
    ['cross-site', false],
    ['none', false],
    ['', false],
  ])('with Sec-Fetch-Site %p is our own page: %p, whatever the other headers', (site, expected) => {
    const more = fc.record({
      origin: fc.constantFrom(undefined, `https://${host}`, 'https://elsewhere.test'),
      device: fc.constantFrom(undefined, 'DESKTOP'),
    });
    fc.assert(
      fc.property(more, ({ origin, device }) => {
        const headers = { ...own, 'sec-fetch-site': site, ...(origin && { origin }), ...(device && { device }) };
        expect(isOwnSite({ headers })).toBe(expected);
      }),
    );
  });

  it.each([
    [`https://${host}`, true],
    [`http://${host}`, true],
    [`https://${host}:8443`, false],
    [`https://${host}.elsewhere.test`, false],
    ['https://127.0.0.1:3002', false],
    ['null', false],
    ['', false],
  ])(
    'without Sec-Fetch-Site, with Origin %p, is our own page: %p, with or without a device header',
    (origin, expected) => {
      expect(isOwnSite({ headers: { ...own, origin } })).toBe(expected);
      expect(isOwnSite({ headers: { ...own, origin, device: 'DESKTOP' } })).toBe(expected);
    },
  );

  it('without either header needs a device header, which no form of another site can send', () => {
    expect(isOwnSite({ headers: own })).toBe(false);
    expect(isOwnSite({ headers: { ...own, device: 'ANDROID' } })).toBe(true);
    expect(isOwnSite({ headers: { ...own, device: 'TOASTER' } })).toBe(false);
  });
});
