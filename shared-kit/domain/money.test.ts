import fc from 'fast-check';
import { formatPaise, formatRupees, formatShortRupees, groupDigits, parseRupees, rupeesInWords } from './money.ts';

const amount = fc.oneof(fc.nat(2_000), fc.nat(2_00_000), fc.nat(2_00_00_000), fc.nat(200_00_00_000));
/** Amounts next to the start of each unit. */
const nearUnit = fc.tuple(fc.constantFrom(1e3, 1e5, 1e7), fc.integer({ min: -999, max: 1200 })).map(([u, d]) => u + d);

/** Parses a short amount to rupees, independently of the code under test. */
function rupeesOf(short: string): number {
  const [number = '', unit = ''] = short.replace('₹', '').replaceAll(',', '').split(' ');
  return Number(number) * ({ '': 1, K: 1e3, Lacs: 1e5, Cr: 1e7 }[unit] ?? Number.NaN);
}

describe('an amount in paise', () => {
  it.each([
    [150_000, '₹1,500'],
    [9_950, '₹99.50'],
    [9_905, '₹99.05'],
    [0, '₹0'],
    [-50, '-₹0.50'],
    [12_345_600, '₹1,23,456'],
  ])('formats %i as %s', (paise, text) => {
    expect(formatPaise(paise)).toBe(text);
  });
});

describe('formatRupees', () => {
  it.each([
    [0, '₹0'],
    [999, '₹999'],
    [1_000, '₹1,000'],
    [15_000, '₹15,000'],
    [1_50_000, '₹1,50,000'],
    [1_23_45_678, '₹1,23,45,678'],
    [1234.5, '₹1,235'],
    [-1_50_000, '-₹1,50,000'],
    [-0.2, '₹0'],
  ])('formats %d as %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });

  it('groups like the Indian locale', () => {
    const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
    fc.assert(
      fc.property(fc.maxSafeInteger(), (number) => {
        expect(groupDigits(number)).toBe(number === 0 ? '0' : indian.format(number));
      }),
    );
  });

  it('formats an amount that parses to the same amount', () => {
    fc.assert(fc.property(amount, (rupees) => expect(parseRupees(formatRupees(rupees))).toBe(rupees)));
  });
});

describe('formatShortRupees', () => {
  it.each([
    [0, '₹0'],
    [999, '₹999'],
    [999.6, '₹1 K'],
    [1_000, '₹1 K'],
    [15_000, '₹15 K'],
    [32_550, '₹32.55 K'],
    [99_990, '₹99.99 K'],
    [99_994, '₹99.99 K'],
    [99_995, '₹1 Lacs'],
    [99_999, '₹1 Lacs'],
    [1_50_000, '₹1.5 Lacs'],
    [1_05_000, '₹1.05 Lacs'],
    [25_00_000, '₹25 Lacs'],
    [99_99_499, '₹99.99 Lacs'],
    [99_99_500, '₹1 Cr'],
    [2_25_00_000, '₹2.25 Cr'],
    [100_00_00_000, '₹100 Cr'],
    [1000_00_00_000, '₹1,000 Cr'],
    [-1_50_000, '-₹1.5 Lacs'],
    [-0.2, '₹0'],
  ])('formats %d as %s', (rupees, text) => {
    expect(formatShortRupees(rupees)).toBe(text);
  });

  it('never formats a larger amount as a smaller one', () => {
    fc.assert(
      fc.property(fc.oneof(amount, nearUnit), fc.oneof(amount, nearUnit), (a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(rupeesOf(formatShortRupees(less))).toBeLessThanOrEqual(rupeesOf(formatShortRupees(more)));
      }),
      { numRuns: 2000 },
    );
  });

  it('is off by at most half a hundredth of its unit', () => {
    fc.assert(
      fc.property(fc.oneof(amount, nearUnit), (rupees) => {
        expect(Math.abs(rupeesOf(formatShortRupees(rupees)) - rupees)).toBeLessThanOrEqual(rupees * 0.005 + 1e-6);
      }),
      { numRuns: 2000 },
    );
  });

  it('stays below the next unit, without trailing zeros', () => {
    fc.assert(
      fc.property(fc.oneof(amount, nearUnit), (rupees) => {
        const text = formatShortRupees(rupees);
        expect(text).toMatch(/^₹(\d{1,3}|(\d{1,2}(\.\d?[1-9])?) (K|Lacs)|[\d,]+(\.\d?[1-9])? Cr)$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('parseRupees', () => {
  it.each([
    ['1.5 L', 1_50_000],
    ['15k', 15_000],
    ['2 cr', 2_00_00_000],
    ['₹1,50,000', 1_50_000],
    ['Rs. 25,000/-', 25_000],
    ['INR 500', 500],
    ['25 lakhs', 25_00_000],
    ['1.15 Lacs', 1_15_000],
    ['.5 crore', 50_00_000],
    [' 40 Thousand ', 40_000],
    ['0', 0],
  ])('parses %p as %d', (text, rupees) => {
    expect(parseRupees(text)).toBe(rupees);
  });

  it.each(['', ' ', 'k', '₹', 'twelve', '-500', '1.2.3', '15 kg', '5 constructor', '1e9', '9'.repeat(20)])(
    'rejects %p',
    (text) => {
      expect(parseRupees(text)).toBeUndefined();
    },
  );

  it('parses the short form', () => {
    fc.assert(
      fc.property(amount, (rupees) => {
        const short = formatShortRupees(rupees);
        expect(parseRupees(short)).toBe(Math.round(rupeesOf(short)));
      }),
    );
  });
});

describe('rupeesInWords', () => {
  it.each([
    [0, 'zero'],
    [7, 'seven'],
    [19, 'nineteen'],
    [20, 'twenty'],
    [42, 'forty-two'],
    [100, 'one hundred'],
    [12_345, 'twelve thousand three hundred forty-five'],
    [1_50_000, 'one lakh fifty thousand'],
    [25_00_000, 'twenty-five lakh'],
    [2_25_00_001, 'two crore twenty-five lakh one'],
    [1_00_000_00_00_000, 'one lakh crore'],
  ])('writes %d as %p', (rupees, words) => {
    expect(rupeesInWords(rupees)).toBe(words);
  });

  it('is unique for every amount, and its words add up to it', () => {
    fc.assert(
      fc.property(amount, (rupees) => {
        expect(numberOf(rupeesInWords(rupees))).toBe(rupees);
      }),
    );
  });

  it('rejects invalid amounts', () => {
    for (const odd of [-1, Number.NaN, Number.POSITIVE_INFINITY, 1e16]) {
      expect(() => rupeesInWords(odd)).toThrow(RangeError);
    }
  });
});

/** Parses Indian number words from left to right. */
function numberOf(words: string): number {
  const ones = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen';
  const small = `${ones} seventeen eighteen nineteen`.split(' ');
  const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
  const units = { crore: 1e7, lakh: 1e5, thousand: 1e3 };
  let total = 0;
  let part = 0;
  for (const word of words.split(/[ -]/)) {
    if (word === 'hundred') part *= 100;
    else if (small.includes(word)) part += small.indexOf(word);
    else if (tens.includes(word)) part += (tens.indexOf(word) + 2) * 10;
    else {
      const unit = units[word as keyof typeof units];
      // A crore multiplies all words before it.
      if (word === 'crore') total = (total + part) * unit;
      else total += part * unit;
      part = 0;
    }
  }
  return total + part;
}
