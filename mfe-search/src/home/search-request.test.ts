import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { searchRequest } from './search-request.ts';
import { placesMaximum, suitablePlaces } from './suitable-places.ts';

const form = (...pairs: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
};
const asked = { category: 'RENT', city: 'bangalore', places: [] } as const;
const koramangala = { kind: 'locality', slug: 'koramangala', name: 'Koramangala' } as const;
const hsr = { kind: 'locality', slug: 'hsr-layout', name: 'HSR Layout' } as const;
const society = { kind: 'society', slug: 'neem-court', name: 'Neem Court' } as const;
const station = { kind: 'metro', slug: 'mg-road', name: 'MG Road' } as const;

describe('the search made from the search box', () => {
  it('covers the whole city while nothing is filled in', () => {
    const empty = form(['q', ''], ['minPrice', ''], ['maxPrice', ''], ['availability', '']);
    expect(searchRequest(empty, asked)).toEqual(emptySearch('RENT', 'bangalore'));
  });

  it('includes several sizes, one availability and a budget', () => {
    const filled = form(['bhk', 'BHK2'], ['bhk', 'BHK3'], ['maxPrice', '40000'], ['availability', 'immediate']);
    expect(searchRequest(filled, asked)).toEqual({
      ...emptySearch('RENT', 'bangalore'),
      bhk: ['BHK2', 'BHK3'],
      maxPrice: 40_000,
      availability: 'immediate',
    });
  });

  it('swaps the ends of a reversed budget', () => {
    const crossed = form(['minPrice', '40000'], ['maxPrice', '15000']);
    expect(searchRequest(crossed, asked)).toMatchObject({ minPrice: 15_000, maxPrice: 40_000 });
  });

  it('leaves out unknown values and fields of other tabs', () => {
    const forged = form(['bhk', 'BHK9'], ['roomTypes', 'SINGLE'], ['availability', 'now']);
    expect(searchRequest(forged, asked)).toEqual(emptySearch('RENT', 'bangalore'));
  });

  it('turns one kind of commercial space into a list of one', () => {
    const offices = searchRequest(form(['commercialTypes', 'OFFICE_SPACE']), { ...asked, category: 'COMMERCIAL_RENT' });
    expect(offices.commercialTypes).toEqual(['OFFICE_SPACE']);
  });

  it.each([
    ['localities', [koramangala, hsr], { localities: ['koramangala', 'hsr-layout'] }],
    ['a society', [society], { localities: [], society: 'neem-court' }],
    ['the surroundings of a station', [station], { localities: [], near: 'mg-road' }],
  ])('searches in %s', (_where, places, expected) => {
    expect(searchRequest(form(), { ...asked, places })).toMatchObject(expected);
  });
});

describe('places that can be searched together', () => {
  it('are up to three localities', () => {
    expect(suitablePlaces([koramangala, hsr])).toEqual([koramangala, hsr]);
    expect(placesMaximum([koramangala])).toBe(3);
  });

  it('are one society or one point alone', () => {
    expect(suitablePlaces([koramangala, society])).toEqual([society]);
    expect(suitablePlaces([station, hsr])).toEqual([hsr]);
    expect(placesMaximum([station])).toBe(1);
  });

  it('are empty after the last was removed', () => {
    expect(suitablePlaces([])).toEqual([]);
  });
});
