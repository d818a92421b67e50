import fc from 'fast-check';
import { UNIT_LABELS, UNIT_TYPES } from '../posting/unit-type.ts';
import { IMAGE_TAGS } from './project-options.ts';
import { monthsLate, monthText, possessionText, priceSpan, reraText, unitsText } from './project-words.ts';
import { reraStatus } from './rera.ts';
import { splitReraImage } from './rera-image.ts';

const day = fc
  .date({ min: new Date('2010-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('words about projects', () => {
  it('name prices, sizes, months and possession', () => {
    expect(priceSpan(8_500_000, 12_000_000)).toBe('₹85 Lacs to ₹1.2 Cr');
    expect(priceSpan(8_500_000, 8_500_000)).toBe('₹85 Lacs');
    expect(unitsText(['BHK3', 'BHK1', 'BHK2'])).toBe('1, 2, 3 BHK');
    expect(unitsText(['PLOT', 'BHK_2_HALF'])).toBe('2.5 BHK, Plot');
    expect(monthText('2028-12-31')).toBe('Dec 2028');
    expect(possessionText('READY', '2024-03-31')).toBe('Ready to move');
    expect(possessionText('NEW_LAUNCH', '2028-12-31')).toBe('Possession Dec 2028');
    expect(reraText('NOT_GIVEN', 'Karnataka')).toBe('RERA number not given');
    expect(reraText('LAPSED', 'Maharashtra')).toBe('MahaRERA registration lapsed');
  });

  it('name every size once', () =>
    fc.assert(
      fc.property(fc.subarray([...UNIT_TYPES], { minLength: 1 }), (units) => {
        const text = unitsText(units);
        expect(text.split(', ')).toHaveLength(units.length);
        for (const unit of units) expect(text).toContain(UNIT_LABELS[unit].replace(' BHK', ''));
      }),
    ));

  it('count months of delay, negative for early handover', () => {
    expect(monthsLate('2026-03-31', '2027-06-30')).toBe(15);
    fc.assert(fc.property(day, day, (one, other) => monthsLate(one, other) === -monthsLate(other, one)));
  });
});

describe('a registration', () => {
  it('lapses the day after its last valid day', () => {
    expect(reraStatus({ number: 'DEMO', validUntil: '2026-11-22' }, '2026-11-23')).toBe('LAPSED');
    expect(reraStatus({ number: 'DEMO', validUntil: '2026-11-23' }, '2026-11-23')).toBe('REGISTERED');
  });

  it('is not given without a number, whatever else is known', () =>
    fc.assert(
      fc.property(
        fc.option(day),
        day,
        (validUntil, today) => reraStatus({ number: null, validUntil }, today) === 'NOT_GIVEN',
      ),
    ));
});

describe('the QR picture', () => {
  it('is apart from the gallery, which keeps all other images in order', () =>
    fc.assert(
      fc.property(fc.array(fc.record({ tag: fc.constantFrom(...IMAGE_TAGS), id: fc.nat() })), (images) => {
        const { gallery, imageRera } = splitReraImage(images);
        expect(gallery).toEqual(images.filter(({ tag }) => tag !== 'RERA_QR'));
        expect(imageRera?.tag).toBe(images.some(({ tag }) => tag === 'RERA_QR') ? 'RERA_QR' : undefined);
      }),
    ));
});
