import fc from 'fast-check';
import { safeReturnUrl } from './safe-return-url.ts';

const RULES = { origin: 'https://aangan.test', hosts: ['pay.test', 'app.test:8443'] };

const HOSTILE = [
  '',
  ' ',
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '//evil.test/..',
  '//evil.test@aangan.test',
  '//aangan.test',
  '/\\evil.test',
  '\\/evil.test',
  '\\\\evil.test',
  '/\\/evil.test',
  '/\\\\evil.test',
  '\t//evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r/evil.test',
  ' //evil.test',
  '\u00a0//evil.test',
  '\u2028//evil.test',
  '\ufeff//evil.test',
  '/\u200b/evil.test',
  '/\u0000/evil.test',
  '/%2fevil.test',
  '/%2Fevil.test',
  '/%2f%2fevil.test',
  '%2f%2fevil.test',
  '/%5cevil.test',
  '/%5C%5Cevil.test',
  '/%252fevil.test',
  '/%25252f%25252fevil.test',
  '/%255cevil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/../..//evil.test',
  '/a/..//evil.test',
  '/a/../../..//evil.test',
  '/./%2fevil.test',
  '/%2e//evil.test',
  '/%2e%2e//evil.test',
  '/.\\evil.test',
  'evil.test',
  'evil.test/path',
  'www.evil.test',
  './evil',
  '../evil',
  '?next=//evil.test',
  '#//evil.test',
  'http://evil.test',
  'https://evil.test',
  'HTTPS://EVIL.TEST',
  'https:evil.test',
  'https:/evil.test',
  'https:///evil.test',
  'https:\\\\evil.test',
  'https://evil.test\\@aangan.test',
  'https://evil.test#@aangan.test',
  'https://evil.test?@aangan.test',
  'https://aangan.test@evil.test',
  'https://aangan.test:pass@evil.test',
  'https://user@aangan.test',
  'https://user:pass@aangan.test/home',
  'https://user@pay.test/x',
  'https://aangan.test.evil.test',
  'https://evil-aangan.test',
  'https://aangan.testevil.test',
  'https://aangan.test%2eevil.test',
  'https://aangan.test:444/home',
  'http://aangan.test/home',
  'http://pay.test/x',
  'https://pay.test:444/x',
  'https://app.test/x',
  'https://sub.pay.test/x',
  'https://pay.test.evil.test/x',
  'https://evil。test',
  'https://evil.test',
  'https://ｅｖｉｌ.test',
  'https://аangan.test',
  'https://xn--angan-3ve.test',
  'https://[::1]/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://aangan.test/%0aalert(1)',
  'javascript://%0aalert(1)//https://aangan.test',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://aangan.test/0',
  'file:///etc/passwd',
  'ftp://aangan.test/x',
  'intent://evil.test#Intent;scheme=https;end',
  'mailto:x@evil.test',
  'tel:+919876543210',
  'view-source:https://aangan.test',
  '/home\r\nset-cookie: x=1',
  '/home\u0085x',
  `/${'a'.repeat(2000)}`,
  'https://',
  'https://?',
  '://',
] as const;

describe('a redirect target from a request', () => {
  it.each([
    ['/', '/'],
    ['/wallet', '/wallet'],
    ['/tenant/plans?from=wallet#freedom', '/tenant/plans?from=wallet#freedom'],
    ['/a/../wallet', '/wallet'],
    ['/login?returnURL=%2Fwallet', '/login?returnURL=%2Fwallet'],
    ['/search?q=a%2fb', '/search?q=a%2fb'],
    ['/x//y', '/x//y'],
    ['/मुंबई', '/%E0%A4%AE%E0%A5%81%E0%A4%82%E0%A4%AC%E0%A4%88'],
    ['https://aangan.test/wallet?x=1', '/wallet?x=1'],
    ['https://aangan.test', '/'],
    ['https://AANGAN.test/wallet', '/wallet'],
    ['https://pay.test/order/7?x=1', 'https://pay.test/order/7?x=1'],
    ['https://app.test:8443/x', 'https://app.test:8443/x'],
  ])('is accepted for a path of this site or an allowed host: %s', (text, expected) => {
    expect(safeReturnUrl(text, RULES)).toBe(expected);
  });

  it.each(HOSTILE.map((text) => [text]))('is rejected: %j', (text) => {
    expect(safeReturnUrl(text, RULES)).toBeUndefined();
  });

  it('is tested with at least eighty attacks', () => expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(80));

  it('is undefined when the request has none', () => {
    expect(safeReturnUrl(undefined, RULES)).toBeUndefined();
    expect(safeReturnUrl(null, RULES)).toBeUndefined();
  });

  const piece = fc.constantFrom(
    ...[
      '/',
      '\\',
      '//',
      '%2f',
      '%5c',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      'https:',
      'javascript:',
      'evil.test',
      'aangan.test',
      'a',
      '\t',
      ' ',
    ],
  );

  it('stays on the site or an allowed host for any generated address', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const target = safeReturnUrl(pieces.join(''), RULES);
        if (target === undefined) return;
        // Resolved as a browser does from any page of the site.
        const { protocol, origin, host } = new URL(target, 'https://aangan.test/some/page');
        expect(protocol).toBe('https:');
        expect(origin === RULES.origin || RULES.hosts.includes(host)).toBe(true);
        expect(target).not.toMatch(/^\/[\\/]/);
      }),
      { numRuns: 2000 },
    );
  });

  it('is the same when sanitised twice', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const target = safeReturnUrl(path, RULES);
        if (target !== undefined) expect(safeReturnUrl(target, RULES)).toBe(target);
      }),
    );
  });
});
