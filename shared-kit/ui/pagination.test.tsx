import { cleanup, screen } from '@testing-library/react';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { Pagination } from './pagination.tsx';

afterEach(cleanup);

const pages = (...numbers: number[]) =>
  numbers.map((page) => ({ page, href: `/property/rent/bangalore?page=${page}` }));

it('links every page, marks the current one, and offers the neighbours', () => {
  renderInRouter(<Pagination current={2} pages={pages(3, 1, 2)} last={41} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([
    'Previous',
    'Page 1',
    'Page 2',
    'Page 3',
    'Next',
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/property/rent/bangalore?page=3');
  expect(screen.getByText('Page 2 of 41')).toBeTruthy();
});

it('shows where pages are left out', () => {
  const { container } = renderInRouter(<Pagination current={7} pages={pages(1, 6, 7, 8, 41)} />);
  expect(container.querySelector('ul')?.textContent).toBe('1…678…41');
});

it('has no previous on the first page and no next on the last', () => {
  renderInRouter(<Pagination current={1} pages={pages(1, 2)} />);
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  cleanup();
  renderInRouter(<Pagination current={2} pages={pages(1, 2)} />);
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
});

it('renders nothing when there is one page', () => {
  renderInRouter(<Pagination current={1} pages={pages(1)} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
