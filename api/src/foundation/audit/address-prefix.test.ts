import fc from 'fast-check';
import { addressPrefix } from './address-prefix.ts';

describe('addressPrefix', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:0db8:0001::7', '2001:db8:1::/48'],
    ['2001:db8::7', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['unknown', null],
    ['', null],
    ['203.0.113.77, 10.0.0.1', null],
  ])('truncates %p to %p', (address, prefix) => {
    expect(addressPrefix(address)).toBe(prefix);
  });

  it('gives every address of one prefix the same value, which contains no host part', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.nat(255), (address, host) => {
        const other = address.replace(/\d+$/, String(host));
        expect(addressPrefix(other)).toBe(addressPrefix(address));
        expect(addressPrefix(address)).toMatch(/\.0\/24$/);
      }),
    );
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        expect(addressPrefix(address)).toMatch(/^(?:[0-9a-f]{1,4}:){2}[0-9a-f]{1,4}::\/48$|\.0\/24$/);
      }),
    );
  });
});
