import fc from 'fast-check';
import { extentOf, labelsThatFit } from './place-labels.ts';

const label = (text: string, x: number, y: number) => ({ text, x, y, width: 80 });

it('keeps the first of two overlapping labels', () => {
  const labels = [label('Koramangala', 100, 100), label('Adugodi', 150, 110), label('Whitefield', 400, 100)];
  expect(labelsThatFit(labels).map(({ text }) => text)).toEqual(['Koramangala', 'Whitefield']);
});

it('keeps labels that are above each other', () => {
  expect(labelsThatFit([label('One', 100, 100), label('Other', 100, 130)])).toHaveLength(2);
});

it('repeats the name of a long road only at a distance', () => {
  const along = [0, 150, 300, 450, 900].map((x) => label('Hosur Road', x, 100));
  expect(labelsThatFit(along).map(({ x }) => x)).toEqual([0, 450, 900]);
});

const anyLabel = fc.record({
  text: fc.string({ minLength: 1, maxLength: 3 }),
  x: fc.integer({ min: -2_000, max: 2_000 }),
  y: fc.integer({ min: -2_000, max: 2_000 }),
  width: fc.integer({ min: 10, max: 250 }),
  angle: fc.double({ min: -Math.PI / 2, max: Math.PI / 2, noNaN: true }),
});

it('never lets two labels overlap, whatever their angles, and always keeps the first', () => {
  fc.assert(
    fc.property(fc.array(anyLabel, { minLength: 1, maxLength: 120 }), (wanted) => {
      const kept = labelsThatFit(wanted);
      expect(kept[0]).toBe(wanted[0]);
      for (const [at, one] of kept.entries())
        for (const other of kept.slice(at + 1)) {
          const [box, second] = [extentOf(one), extentOf(other)];
          const apartAcross = Math.abs(one.x - other.x) >= (box.across + second.across) / 2;
          const apartDown = Math.abs(one.y - other.y) >= (box.down + second.down) / 2;
          expect(apartAcross || apartDown).toBe(true);
        }
    }),
  );
});

it('leaves a label out only because of one that is kept', () => {
  fc.assert(
    fc.property(fc.array(anyLabel, { maxLength: 60 }), (wanted) => {
      const kept = labelsThatFit(wanted);
      for (const left of wanted.filter((each) => !kept.includes(each)))
        expect(kept.some((one) => labelsThatFit([one, left]).length === 1)).toBe(true);
    }),
  );
});
