import { labelsThatFit } from './place-labels.ts';

const label = (text: string, x: number, y: number) => ({ text, x, y, width: 80, small: false });

it('keeps the first of two overlapping labels', () => {
  const labels = [label('Koramangala', 100, 100), label('Adugodi', 150, 110), label('Whitefield', 400, 100)];
  expect(labelsThatFit(labels).map(({ text }) => text)).toEqual(['Koramangala', 'Whitefield']);
});

it('keeps labels that are above each other', () => {
  expect(labelsThatFit([label('One', 100, 100), label('Other', 100, 130)])).toHaveLength(2);
});
