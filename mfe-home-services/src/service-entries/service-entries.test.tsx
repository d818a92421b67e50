import { renderFill } from '@aangan/shared-kit/testing/render-fill';
import { screen } from '@testing-library/react';
import * as homeFill from './home-services.fill.tsx';
import * as listingFill from './listing-services.fill.tsx';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the services on other pages', () => {
  it.each([
    [
      'RENT',
      'pune',
      ['/packers-and-movers', '/rental-agreement', '/home-services/pune/painting', '/home-services/pune/cleaning'],
    ],
    ['BUY', 'nagpur', ['/packers-and-movers', '/legal-services', '/home-services', '/home-services']],
    ['PLOT', 'pune', ['/legal-services']],
  ] as const)('of a listing of %s in %s know its city', async (category, city, expected) => {
    await renderFill(listingFill, { url: '/property/p1/detail', props: { city, category } });
    expect(links()).toEqual(expected);
  });

  it('of the home page are those of the visitor’s city', async () => {
    await renderFill(homeFill, { url: '/', props: { city: 'mumbai' } });
    expect(links()[0]).toBe('/home-services/mumbai');
  });
});
