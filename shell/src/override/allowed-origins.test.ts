import fc from 'fast-check';
import { allowedOrigin, isOriginPattern } from './allowed-origins.ts';

const PATTERNS = [
  'http://localhost:*',
  'https://*.tunnel.example',
  'https://one.example:8443',
  'https://plain.example:443',
];
const allowed = (address: string) => allowedOrigin(PATTERNS, address);

describe('the origins of local builds', () => {
  it.each([
    ['http://localhost:4100', 'http://localhost:4100'],
    ['http://localhost:4100/', 'http://localhost:4100'],
    ['http://localhost', 'http://localhost'],
    ['https://meera.tunnel.example', 'https://meera.tunnel.example'],
    ['https://a.b.tunnel.example:443', 'https://a.b.tunnel.example'],
    ['https://one.example:8443', 'https://one.example:8443'],
    ['https://plain.example', 'https://plain.example'],
    ['https://MEERA.tunnel.example', 'https://meera.tunnel.example'],
  ])('include %s', (address, origin) => {
    expect(allowed(address)).toBe(origin);
  });

  it.each([
    ['https://localhost:4100'],
    ['http://localhost.evil.example:4100'],
    ['http://user:secret@localhost:4100'],
    ['http://localhost:4100/path'],
    ['http://localhost:4100/?query'],
    ['http://localhost:4100/#hash'],
    ['http://169.254.169.254'],
    ['http://127.0.0.1:4100'],
    ['https://tunnel.example'],
    ['https://eviltunnel.example'],
    ['https://meera.tunnel.example:8443'],
    ['https://meera.tunnel.example.evil.example'],
    ['http://meera.tunnel.example'],
    ['https://one.example'],
    ['https://one.example:8444'],
    ["https://a';b.tunnel.example"],
    ['http://[::1]:4100'],
    ['file:///etc/passwd'],
    ['javascript:alert(1)'],
    ['localhost:4100'],
    [''],
  ])('exclude %s', (address) => {
    expect(allowed(address)).toBeUndefined();
  });

  it('never include more than the patterns allow, for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (address) => {
        const origin = allowed(address);
        expect(origin === undefined || /^http:\/\/localhost(:\d+)?$|\.tunnel\.example$|one\.example/.test(origin)).toBe(
          true,
        );
      }),
    );
    expect(allowedOrigin([], 'http://localhost:4100')).toBeUndefined();
  });
});

it.each([
  ['http://localhost:*', true],
  ['https://*.tunnel.example', true],
  ['https://*', false],
  ['*', false],
  ['https://tunnel.example/path', false],
  ['https://*tunnel.example', false],
  ['ftp://tunnel.example', false],
])('%s is a pattern: %s', (pattern, is) => {
  expect(isOriginPattern(pattern)).toBe(is);
});
