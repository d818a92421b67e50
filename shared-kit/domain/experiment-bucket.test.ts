import fc from 'fast-check';
import { bucketOfDevice } from './experiment-bucket.ts';

describe('the bucket of a device', () => {
  it('is always one of the experiment, and always the same', () => {
    const weights = fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.nat({ max: 10 }), { minKeys: 1 });
    fc.assert(
      fc.property(fc.string(), fc.string(), weights, (device, experiment, given) => {
        fc.pre(Object.values(given).some((weight) => weight > 0));
        const bucket = bucketOfDevice(device, experiment, given);
        expect(given[bucket]).toBeGreaterThan(0);
        expect(bucketOfDevice(device, experiment, given)).toBe(bucket);
      }),
    );
  });

  it.each([
    ['ids that count up', (number: number) => `device-${number}`],
    ['random ids', () => crypto.randomUUID()],
  ])('splits devices of %s by the weights', (_name, deviceOf) => {
    const counts: Record<string, number> = { a: 0, b: 0, c: 0 };
    for (let number = 0; number < 30_000; number += 1) {
      const bucket = bucketOfDevice(deviceOf(number), 'test', { a: 1, b: 1, c: 2 });
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
    // Five standard deviations: sqrt(30,000 × ¼ × ¾) = 75.
    expect(Math.abs((counts.a ?? 0) - 7500)).toBeLessThan(375);
    expect(Math.abs((counts.b ?? 0) - 7500)).toBeLessThan(375);
    expect(Math.abs((counts.c ?? 0) - 15_000)).toBeLessThan(435);
  });

  it('is independent between experiments', () => {
    let both = 0;
    for (let number = 0; number < 10_000; number += 1) {
      const bucketIn = (experiment: string) => bucketOfDevice(`device-${number}`, experiment, { a: 1, b: 1 });
      if (bucketIn('first') === bucketIn('second')) both += 1;
    }
    expect(Math.abs(both - 5000)).toBeLessThan(250);
  });

  it('throws where no bucket has a weight', () => {
    expect(() => bucketOfDevice('device', 'test', { a: 0 })).toThrow('test has no bucket');
  });
});
