import { renderFill } from '@aangan/shared-kit/testing/render-fill';
import { screen } from '@testing-library/react';
import * as entry from './say-entry.fill.tsx';

it('sends the words of the home page to smart search by a plain form', async () => {
  await renderFill(entry, { url: '/', props: { cityName: 'Pune' } });
  const field = screen.getByLabelText<HTMLInputElement>('Or describe the home you want');
  expect(field.name).toBe('q');
  expect(field.placeholder).toContain('Pune');
  expect(field.form?.getAttribute('action')).toBe('/smart-search');
  expect(field.form?.method).toBe('get');
});
