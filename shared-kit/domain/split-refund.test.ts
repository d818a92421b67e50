import fc from 'fast-check';
import { LEAST_GATEWAY_PAISE } from './order-price.ts';
import { splitRefund } from './split-refund.ts';

const parts = fc.record({ gatewayPaise: fc.nat(2_000_000), walletPaise: fc.nat(2_000_000) });

describe('the split of a refund', () => {
  it('adds up, and takes from each way at most what it paid', () => {
    fc.assert(
      fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (left, share) => {
        const paise = Math.floor(share * (left.gatewayPaise + left.walletPaise));
        const split = splitRefund(paise, left);
        expect(split.gatewayPaise + split.walletPaise + split.smallPaise).toBe(paise);
        expect(split.gatewayPaise + split.smallPaise).toBeLessThanOrEqual(left.gatewayPaise);
        expect(split.walletPaise).toBeGreaterThanOrEqual(0);
        expect(split.walletPaise).toBeLessThanOrEqual(left.walletPaise);
        expect(split.gatewayPaise === 0 || split.gatewayPaise >= LEAST_GATEWAY_PAISE).toBe(true);
      }),
    );
  });

  it('returns each part in full with the whole amount', () =>
    expect(splitRefund(50_000, { gatewayPaise: 30_000, walletPaise: 20_000 })).toEqual({
      gatewayPaise: 30_000,
      walletPaise: 20_000,
      smallPaise: 0,
    }));

  it('refuses more than was paid', () =>
    expect(() => splitRefund(2, { gatewayPaise: 1, walletPaise: 0 })).toThrow(RangeError));
});
