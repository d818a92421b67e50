import * as fc from 'fast-check';
import { TOP_UP_MESSAGES, topUpProblem, typedPaise } from './top-up.ts';

describe('an amount as people type it', () => {
  it.each([
    ['250', 25_000],
    [' ₹1,500 ', 150_000],
    ['₹ 10,000', 1_000_000],
    ['1,00,000', 10_000_000],
    ['Rs. 20', 2_000],
    ['99.5', 9_950],
    ['99.50', 9_950],
    ['0.05', 5],
  ])('%s is %i paise', (text, paise) => {
    expect(typedPaise(text)).toBe(paise);
  });

  it.each(['', 'abc', '-5', '1.234', '1e3', '5 rupees', '١٢', '.5', '5.'])('rejects %j', (text) => {
    expect(typedPaise(text)).toBeNaN();
    expect(topUpProblem(typedPaise(text))).toBe(TOP_UP_MESSAGES.noAmount);
  });

  it('is parsed exactly, to the paisa', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (paise) => {
        const text = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
        expect(typedPaise(text)).toBe(paise);
      }),
    );
  });
});

describe('a top-up', () => {
  it.each([
    [99, TOP_UP_MESSAGES.tooLittle],
    [100, undefined],
    [1_000_000, undefined],
    [1_000_001, TOP_UP_MESSAGES.tooMuch],
    [100.5, TOP_UP_MESSAGES.noAmount],
  ])('of %d paise: %s', (paise, problem) => {
    expect(topUpProblem(paise)).toBe(problem);
  });
});
