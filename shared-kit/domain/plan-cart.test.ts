import fc from 'fast-check';
import { taxOf } from './gst.ts';
import { linePrices, splitPayment } from './order-price.ts';
import { cartLines, mayAddOn } from './plan-cart.ts';

const FREEDOM = { code: 'TENANT_FREEDOM', description: 'Freedom plan', paise: 79_900 };
const VIP = { code: 'VIP', description: 'VIP', paise: 14_900 };

const rupees = fc.integer({ min: 1, max: 15_000 }).map((amount) => amount * 100);
const thing = (code: string) => fc.record({ code: fc.constant(code), description: fc.constant(code), paise: rupees });
const cart = fc.record({
  plan: thing('PLAN'),
  addOns: fc.array(fc.constantFrom('A', 'B', 'VIP').chain(thing), { maxLength: 3 }),
  isVip: fc.boolean(),
  upgrade: fc.option(fc.record({ description: fc.constant('Unused'), unusedPaise: fc.nat(20_000_00) }), {
    nil: undefined,
  }),
});

describe('the lines of a plan’s order', () => {
  it('are the plan, what is taken off it, and the add-ons', () => {
    const upgrade = { description: 'Unused part of Freedom Lite', unusedPaise: 10_000 };
    const lines = cartLines({ plan: FREEDOM, addOns: [VIP], isVip: true, upgrade });
    expect(lines.map(({ kind, paise, claimCode }) => [kind, paise, claimCode])).toEqual([
      ['plan', 79_900, 'TENANT_FREEDOM'],
      ['upgrade-credit', -10_000, 'TENANT_FREEDOM'],
      ['vip-discount', -8_000, 'TENANT_FREEDOM'],
      ['add-on', 14_900, 'VIP'],
    ]);
  });

  it('leave out what takes nothing off', () =>
    expect(cartLines({ plan: FREEDOM, addOns: [], isVip: false })).toHaveLength(1));

  it('add up to the total with claim, tax and wallet, and never below zero', () =>
    fc.assert(
      fc.property(
        cart,
        fc.record({ claimPaise: fc.nat(5_000_00), covers: fc.subarray(['PLAN', 'A', 'B', 'VIP']) }),
        fc.nat(20_000_00),
        fc.boolean(),
        (choice, { claimPaise, covers }, walletPaise, isInterState) => {
          const lines = cartLines(choice);
          const prices = linePrices(
            lines.map(({ paise, claimCode }) => ({ paise, gstRate: 18, isDiscountable: covers.includes(claimCode) })),
            claimPaise,
            isInterState,
          );
          const gross = lines.reduce((sum, { paise }) => sum + paise, 0);
          const discount = prices.reduce((sum, { discountPaise }) => sum + discountPaise, 0);
          const total = prices.reduce((sum, { netPaise }) => sum + netPaise, 0);
          const split = splitPayment(total, walletPaise);
          expect(total).toBe(gross - discount);
          expect(total).toBeGreaterThanOrEqual(0);
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(claimPaise);
          expect(split.walletPaise + split.gatewayPaise).toBe(total);
          expect(prices.reduce((sum, price) => sum + price.taxablePaise + taxOf(price), 0)).toBe(total);
        },
      ),
      { numRuns: 10_000 },
    ));
});

describe('an add-on', () => {
  it('may be added to any plan, but VIP to plans of at least ₹799 only', () => {
    expect(mayAddOn({ id: 'owner-photos', isVip: false }, 100)).toBe(true);
    expect(mayAddOn({ id: 'vip', isVip: true }, 79_900)).toBe(true);
    expect(mayAddOn({ id: 'vip', isVip: true }, 79_899)).toBe(false);
  });
});
