import { openServices } from './services.ts';

const page = { to: '/x', text: 'Text.', link: 'Go' };

describe('the services of the project page', () => {
  it('show only those that have a page', () => {
    const { sections, banners } = openServices('pune');
    expect(sections.map(({ title }) => title)).toEqual(['Rent Payment', 'Packers and Movers', 'Refer & Earn']);
    expect(banners.map(({ name }) => name)).toEqual([
      'Home loan',
      'Sales agreement',
      'Interiors',
      'Know your rent',
      'Rental agreement',
    ]);
  });

  it('open by a row: sections in the order of the page, the others as banners', () => {
    const { sections, banners } = openServices('pune', [
      { name: 'Home loan', page },
      { name: 'Packers and movers', section: 'packers-and-movers', page },
      { name: 'Pay rent online', section: 'rent-payment', page },
      { name: 'Interiors', page: null },
    ]);
    expect(sections.map(({ name }) => name)).toEqual(['Pay rent online', 'Packers and movers']);
    expect(banners.map(({ name }) => name)).toEqual(['Home loan']);
  });
});
