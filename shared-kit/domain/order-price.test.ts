import fc from 'fast-check';
import { GST_RATES, taxOf } from './gst.ts';
import { LEAST_GATEWAY_PAISE, linePrices, splitPayment } from './order-price.ts';

const line = fc.record({
  paise: fc.integer({ min: 1, max: 50_000_00 }),
  gstRate: fc.constantFrom(...GST_RATES),
  isDiscountable: fc.boolean(),
});
const lines = fc.array(line, { minLength: 1, maxLength: 8 });
const amount = fc.integer({ min: 0, max: 1_00_000_00 });

describe('linePrices', () => {
  it('takes its tax off with what is taken off, and lets a discount take the rest at most', () => {
    const facts = { gstRate: 18, isDiscountable: true } as const;
    const prices = linePrices(
      [
        { ...facts, paise: 79_900 },
        { ...facts, paise: -8_000 },
      ],
      100_000,
      false,
    );
    expect(prices.map(({ netPaise, discountPaise }) => [netPaise, discountPaise])).toEqual([
      [8_000, 71_900],
      [-8_000, 0],
    ]);
    expect(prices.reduce((sum, price) => sum + taxOf(price), 0)).toBe(0);
  });

  it('shares a discount in proportion to the prices that it covers', () => {
    const facts = { gstRate: 18, isDiscountable: true } as const;
    const [plan, extra, other] = linePrices(
      [
        { ...facts, paise: 30_000 },
        { ...facts, paise: 10_000 },
        { ...facts, paise: 5_000, isDiscountable: false },
      ],
      8_000,
      false,
    );
    expect([plan, extra, other].map((each) => each?.discountPaise)).toEqual([6_000, 2_000, 0]);
    expect(plan).toMatchObject({ netPaise: 24_000, taxablePaise: 20_338, cgstPaise: 1_831, sgstPaise: 1_831 });
  });

  it('takes off all of the discount that the lines can bear, never more than a line, and adds up to the paisa', () => {
    fc.assert(
      fc.property(lines, amount, fc.boolean(), (order, discountPaise, isInterState) => {
        const prices = linePrices(order, discountPaise, isInterState);
        const covered = order.reduce((sum, { paise, isDiscountable }) => sum + (isDiscountable ? paise : 0), 0);
        const taken = prices.reduce((sum, each) => sum + each.discountPaise, 0);
        expect(taken).toBe(Math.min(discountPaise, covered));
        for (const [index, price] of prices.entries()) {
          expect(price.netPaise).toBe((order[index]?.paise ?? 0) - price.discountPaise);
          expect(price.netPaise).toBeGreaterThanOrEqual(0);
          expect(price.discountPaise).toBeGreaterThanOrEqual(0);
          expect(price.taxablePaise + taxOf(price)).toBe(price.netPaise);
        }
      }),
    );
  });
});

describe('splitPayment', () => {
  it.each([
    [50_000, 0, 0, 50_000],
    [50_000, 20_000, 20_000, 30_000],
    [50_000, 50_000, 50_000, 0],
    [50_000, 49_950, 49_900, 100],
    [50, 20, 0, 50],
  ])(
    'of %d paise with %d in the wallet takes %d from the wallet and %d through the gateway',
    (total, wallet, own, rest) => {
      expect(splitPayment(total, wallet)).toEqual({ walletPaise: own, gatewayPaise: rest });
    },
  );

  it('adds up to the price, never overdraws the wallet, and leaves the gateway nothing or enough', () => {
    fc.assert(
      fc.property(fc.integer({ min: LEAST_GATEWAY_PAISE, max: 1_00_000_00 }), amount, (total, wallet) => {
        const { walletPaise, gatewayPaise } = splitPayment(total, wallet);
        expect(walletPaise + gatewayPaise).toBe(total);
        expect(walletPaise).toBeGreaterThanOrEqual(0);
        expect(walletPaise).toBeLessThanOrEqual(wallet);
        expect(gatewayPaise === 0 || gatewayPaise >= LEAST_GATEWAY_PAISE).toBe(true);
      }),
    );
  });
});
