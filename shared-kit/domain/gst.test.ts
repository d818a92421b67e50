import fc from 'fast-check';
import { CITY_SLUGS } from './cities.ts';
import { GST_RATES, gstParts, placeOfSupply, taxOf } from './gst.ts';
import { isGstState, STATE_OF_CITY } from './gst-state.ts';

const amount = fc.integer({ min: 0, max: 1_00_00_000_00 });
const rate = fc.constantFrom(...GST_RATES);

describe('gstParts', () => {
  it.each([
    [1_18_000, false, { taxablePaise: 1_00_000, cgstPaise: 9_000, sgstPaise: 9_000, igstPaise: 0 }],
    [1_18_000, true, { taxablePaise: 1_00_000, cgstPaise: 0, sgstPaise: 0, igstPaise: 18_000 }],
    [79_900, false, { taxablePaise: 67_712, cgstPaise: 6_094, sgstPaise: 6_094, igstPaise: 0 }],
    [1, true, { taxablePaise: 1, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }],
  ])('of %d paise at 18 %%, between states %s, is %j', (paise, isInterState, parts) => {
    expect(gstParts(paise, 18, isInterState)).toEqual(parts);
  });

  it('adds up to the amount, with equal halves, and only one kind of tax', () => {
    fc.assert(
      fc.property(amount, rate, fc.boolean(), (paise, percent, isInterState) => {
        const parts = gstParts(paise, percent, isInterState);
        expect(parts.taxablePaise + taxOf(parts)).toBe(paise);
        expect(parts.cgstPaise).toBe(parts.sgstPaise);
        expect(isInterState ? parts.cgstPaise : parts.igstPaise).toBe(0);
        expect(Object.values(parts).every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      }),
    );
  });

  it('is within a paisa of the exact tax', () => {
    fc.assert(
      fc.property(amount, rate, fc.boolean(), (paise, percent, isInterState) => {
        const exact = (paise * percent) / (100 + percent);
        expect(Math.abs(taxOf(gstParts(paise, percent, isInterState)) - exact)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('refuses what is not an amount', () => {
    for (const paise of [-1, 0.5, Number.NaN]) expect(() => gstParts(paise, 18, false)).toThrow(RangeError);
  });
});

describe('placeOfSupply', () => {
  it('is the state of the property, else of the buyer, else of the seller', () => {
    expect(placeOfSupply({ propertyState: '27', buyerState: '07', sellerState: '29' })).toBe('27');
    expect(placeOfSupply({ buyerState: '07', sellerState: '29' })).toBe('07');
    expect(placeOfSupply({ sellerState: '29' })).toBe('29');
  });

  it('knows the state of every service city', () => {
    expect(CITY_SLUGS.filter((slug) => !isGstState(STATE_OF_CITY[slug]))).toEqual([]);
  });
});
