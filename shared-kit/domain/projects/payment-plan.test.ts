import fc from 'fast-check';
import { duePayments, MOST_BEFORE_AGREEMENT, PAYMENT_PLAN_FACTS, PAYMENT_PLANS } from './payment-plan.ts';

const terms = fc.record({
  price: fc.integer({ min: 1, max: 100_00_00_000 }),
  gstPercent: fc.constantFrom(0, 1, 5),
  monthsToPossession: fc.integer({ min: 0, max: 120 }),
});
const plan = fc.constantFrom(...PAYMENT_PLANS);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('what is due when', () => {
  it('follows the building in the construction-linked plan', () => {
    const due = duePayments('construction', { price: 80_00_000, gstPercent: 5, monthsToPossession: 36 });
    expect(due.map(({ title, month, amount }) => [title, month, amount])).toEqual([
      ['Booking', 0, 8_00_000],
      ['Agreement for sale', 1, 8_00_000],
      ['Foundation', 5, 12_00_000],
      ['Half of the floors', 14, 16_00_000],
      ['All floors', 23, 16_00_000],
      ['Walls, doors and plaster', 31, 12_00_000],
      ['Possession', 36, 8_00_000],
    ]);
    expect(sum(due.map(({ gst }) => gst))).toBe(4_00_000);
  });

  it('is two payments for a home that is ready, in every plan', () => {
    for (const each of PAYMENT_PLANS) {
      const due = duePayments(each, { price: 1_00_00_000, gstPercent: 0, monthsToPossession: 0 });
      expect(due.map(({ title, amount, gst }) => [title, amount, gst])).toEqual([
        ['Booking', 10_00_000, 0],
        ['Sale deed and keys', 90_00_000, 0],
      ]);
    }
  });

  it('adds up to the price and the tax in whole rupees, in the order of the months', () => {
    fc.assert(
      fc.property(plan, terms, (each, asked) => {
        const due = duePayments(each, asked);
        expect(sum(due.map(({ amount }) => amount))).toBe(asked.price);
        expect(sum(due.map(({ gst }) => gst))).toBe(Math.round((asked.price * asked.gstPercent) / 100));
        expect(sum(due.map(({ percent }) => percent))).toBe(100);
        const months = due.map(({ month }) => month);
        expect(months).toEqual([...months].sort((one, other) => one - other));
        expect(due.every(({ amount, gst }) => amount >= 0 && gst >= 0)).toBe(true);
        if (asked.monthsToPossession > 0) expect(months.at(-1)).toBe(asked.monthsToPossession);
      }),
    );
  });

  it.each(PAYMENT_PLANS)('takes no more before the agreement than RERA allows in the plan %s', (each) => {
    expect(PAYMENT_PLAN_FACTS[each].steps[0].percent).toBeLessThanOrEqual(MOST_BEFORE_AGREEMENT);
  });

  it.each([0, -5, 1.5, Number.NaN])('refuses the price %d', (price) => {
    expect(() => duePayments('flexi', { price, gstPercent: 5, monthsToPossession: 12 })).toThrow(RangeError);
  });
});
