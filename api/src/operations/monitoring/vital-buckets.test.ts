import { VITAL_NAMES } from '@aangan/shared-kit/contracts/monitoring';
import fc from 'fast-check';
import { bucketOf, middleOf, seventyFifth } from './vital-buckets.ts';

const name = fc.constantFrom(...VITAL_NAMES);

describe('vital buckets', () => {
  it('represent their values to within 5 %', () => {
    fc.assert(
      fc.property(name, fc.double({ min: 1, max: 1e6, noNaN: true }), (vital, parts) => {
        const value = vital === 'CLS' ? parts / 1000 : parts;
        expect(Math.abs(middleOf(vital, bucketOf(vital, value)) / value - 1)).toBeLessThan(0.05);
      }),
    );
  });

  it('fit into a smallint for every value that a report may contain', () => {
    for (const vital of VITAL_NAMES) expect(bucketOf(vital, 1e7)).toBeLessThan(32_767);
    expect(bucketOf('CLS', 0)).toBe(0);
  });

  it('give the 75th percentile', () => {
    const values = [100, 200, 300, 1000];
    const counts = values.map((value) => ({ bucket: bucketOf('LCP', value), count: 1 }));
    expect(seventyFifth('LCP', counts)).toBeCloseTo(300, -1.5);
    expect(seventyFifth('LCP', [])).toBe(0);
    expect(seventyFifth('CLS', [{ bucket: bucketOf('CLS', 0.1), count: 9 }])).toBeCloseTo(0.1, 2);
  });
});
