import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { fireEvent, screen } from '@testing-library/react';
import { CompareToggle } from './compare-toggle.tsx';

beforeEach(() => localStorage.clear());

const link = () => screen.getByRole('link').getAttribute('href');

describe('the compare toggle', () => {
  it('links to a comparison with this home alone at first', () => {
    renderInRouter(<CompareToggle id="8a9f0001" />);
    expect(link()).toBe('/comparePage?ids=8a9f0001');
  });

  it('stores ticked homes and compares them together', () => {
    localStorage.setItem('aangan.compare', '8a9f0002');
    renderInRouter(<CompareToggle id="8a9f0001" />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Add to compare' }));
    expect(localStorage.getItem('aangan.compare')).toBe('8a9f0002,8a9f0001');
    expect(screen.getByRole('link', { name: 'Compare 2 homes' })).toBeTruthy();
  });

  it('removes a home that is unticked', () => {
    localStorage.setItem('aangan.compare', '8a9f0002,8a9f0001');
    renderInRouter(<CompareToggle id="8a9f0001" />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Add to compare' }));
    expect(localStorage.getItem('aangan.compare')).toBe('8a9f0002');
  });

  it('drops the oldest home when a fifth is added', () => {
    localStorage.setItem('aangan.compare', '8a9f0002,8a9f0003,8a9f0004,8a9f0005');
    renderInRouter(<CompareToggle id="8a9f0001" />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Add to compare' }));
    expect(localStorage.getItem('aangan.compare')).toBe('8a9f0003,8a9f0004,8a9f0005,8a9f0001');
  });
});
