import { aRelease, aReleasePage } from '../testing/a-release.ts';
import { exampleAddresses } from './example-addresses.ts';

describe('the addresses at which the pages of a release are rendered', () => {
  it('are the example of the page, a pattern without parameters, one for search engines, or a filled pattern', () => {
    const release = aRelease({
      named: ['/named', '/named/{id}'],
      plain: ['/list/{city}', '/list'],
      indexed: ['/*-for-rent*'],
      filled: ['/{kind}/{id}/two*', '/two/*'],
    });
    const { named, indexed, filled } = release.pages;
    if (!named || !indexed || !filled) throw new Error('The release has these pages');
    const pages = {
      ...release.pages,
      named: { ...named, example: '/named/7' },
      indexed: { ...indexed, sitemap: ['/flats-for-rent-in-pune'] },
      filled: { ...filled, params: { kind: ['rent', 'sale'] } },
      staff: { ...aReleasePage('staff', ['/staff/orders']), access: 'staff' as const },
    };
    expect(exampleAddresses({ pages })).toEqual({
      named: '/named/7',
      plain: '/list',
      indexed: '/flats-for-rent-in-pune',
      filled: '/rent/sample/twosample',
    });
  });
});
