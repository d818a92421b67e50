import { CITIES } from '@aangan/shared-kit/domain/cities';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { fireEvent, screen } from '@testing-library/react';
import { renderAt } from '../testing/test-router.tsx';
import { CityPicker } from './city-picker.tsx';

function openAt(path: string) {
  const platform = fakePlatform();
  const { container, go } = renderAt(path, <CityPicker city="pune" />, platform);
  const picker = container.querySelector('details');
  const summary = container.querySelector('summary');
  if (!picker || !summary) throw new Error('there is no picker');
  picker.open = true;
  return { picker, summary, platform, go };
}

describe('the city picker', () => {
  it('lists every city and marks the current one', () => {
    const { summary } = openAt('/');
    expect(summary.textContent).toBe('City: Pune');
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(CITIES.map(({ name }) => name));
    expect(links.filter((link) => link.getAttribute('aria-current')).map((link) => link.textContent)).toEqual(['Pune']);
  });

  it.each([
    ['/pune/rent', '/delhi/rent'],
    ['/', '/delhi/buy'],
  ])('links from %s to %s in the other city', (path, target) => {
    openAt(path);
    expect(screen.getByRole('link', { name: 'Delhi' }).getAttribute('href')).toBe(target);
  });

  it('closes on Escape and returns the focus', () => {
    const { picker, summary } = openAt('/');
    screen.getByRole('link', { name: 'Delhi' }).focus();
    fireEvent.keyDown(screen.getByRole('link', { name: 'Delhi' }), { key: 'a' });
    expect(picker.open).toBe(true);
    fireEvent.keyDown(screen.getByRole('link', { name: 'Delhi' }), { key: 'Escape' });
    expect(picker.open).toBe(false);
    expect(document.activeElement).toBe(summary);
  });

  it('closes on a click outside, and not on a click inside', () => {
    const { picker, summary } = openAt('/');
    fireEvent.click(summary.querySelector('span') ?? summary);
    picker.open = true;
    fireEvent.click(picker.querySelector('ul') ?? picker);
    expect(picker.open).toBe(true);
    fireEvent.click(document.body);
    expect(picker.open).toBe(false);
  });

  it('saves the choice and closes when the page changes', async () => {
    const { picker, platform, go } = openAt('/');
    fireEvent.click(screen.getByRole('link', { name: 'Chennai' }));
    expect(platform.chosenCities).toEqual(['chennai']);
    picker.open = true;
    await go('/chennai/rent');
    expect(picker.open).toBe(false);
  });
});
