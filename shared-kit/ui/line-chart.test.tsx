import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LineChart } from './line-chart.tsx';

afterEach(cleanup);

const points = [
  { label: 'Sep 2026', value: 28_000, sampleSize: 41 },
  { label: 'Oct 2026', value: 29_000, sampleSize: 38 },
  { label: 'Nov 2026', value: 31_500, sampleSize: 44 },
];

const chart = (
  <LineChart
    title="Median rent of 2 BHK homes in Koramangala"
    points={points}
    format={(value) => `₹${value}`}
    caption="123 listings, up to Nov 2026"
  />
);

it('says in words where the line starts and ends, with the sample in the caption', () => {
  render(chart);
  expect(
    screen.getByRole('img', {
      name: 'Median rent of 2 BHK homes in Koramangala: from ₹28000 in Sep 2026 to ₹31500 in Nov 2026.',
    }),
  ).toBeTruthy();
  expect(screen.getByText('123 listings, up to Nov 2026')).toBeTruthy();
});

it('has every point in its table', () => {
  render(chart);
  const rows = screen
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Month', 'Median', 'Listings'],
    ['Sep 2026', '₹28000', '41'],
    ['Oct 2026', '₹29000', '38'],
    ['Nov 2026', '₹31500', '44'],
  ]);
});

it('draws higher values higher', () => {
  const { container } = render(chart);
  const heights = [...(container.querySelector('path')?.getAttribute('d') ?? '').matchAll(/[ML]\S+ (\S+)/g)].map(
    (match) => Number(match[1]),
  );
  expect(heights).toHaveLength(3);
  expect(heights).toEqual([...heights].sort((one, other) => other - one));
});

it('renders nothing for fewer than two points', () => {
  const { container } = render(<LineChart title="Rent" points={points.slice(0, 1)} format={String} caption="" />);
  expect(container.innerHTML).toBe('');
});

it('is drawn on the server, without inline styles', () => {
  const html = renderToStaticMarkup(chart);
  expect(html).toContain('<path');
  expect(html).not.toContain('style=');
});
