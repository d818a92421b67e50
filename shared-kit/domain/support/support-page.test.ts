import { createHash } from 'node:crypto';
import { supportPage } from './support-page.ts';

it.each([
  ['/flats-for-rent-in-koramangala_bangalore', '/flats-for-rent-in-koramangala_bangalore'],
  ['/home-services/painting?pin=560034', '/home-services/painting'],
  ['/property/2-bhk-flat/8a9f8c7d6e5f4a3b2c1d0e9f8a7b6c5d/detail', '/property/2-bhk-flat/…/detail'],
  ['/still-available/Zk3v9Qw7Lm2Xc8Rt5Yb1Nd', '/still-available/…'],
  ['/', '/'],
])('%s is sent as %s', (path, sent) => {
  expect(supportPage(path)).toBe(sent);
});

it.each(['', 'https://example.com/', '//example.com', '/%F0%9F', '/a b'])('%j is no page', (path) => {
  expect(supportPage(path)).toBeUndefined();
});

it('no token of ours gets through, in any of its spellings', () => {
  for (let at = 0; at < 2000; at += 1) {
    const token = createHash('sha256').update(String(at)).digest().subarray(0, 16);
    for (const spelled of [token.toString('base64url'), token.toString('hex')])
      expect(supportPage(`/alerts/stop/${spelled}`)).toBe('/alerts/stop/…');
  }
});
