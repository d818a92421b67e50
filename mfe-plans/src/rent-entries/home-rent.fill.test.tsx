import { renderFill } from '@aangan/shared-kit/testing/render-fill';
import { screen } from '@testing-library/react';
import * as homeFill from './home-rent.fill.tsx';

it('the home page leads to paying rent, to receipts and to the estimate of the visitor’s city', async () => {
  await renderFill(homeFill, { url: '/', props: { city: 'pune' } });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/pay-property-rent-online',
    '/online-rent-receipt-generator',
    '/know-your-rent?city=pune',
  ]);
});
