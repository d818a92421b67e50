import { emptySearch, type ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { inPlaces, relaxed, unfiltered, without } from './narrow.ts';

const search: ListingSearch = {
  ...emptySearch('RENT', 'bangalore'),
  localities: ['koramangala'],
  bhk: ['BHK2'],
  sort: 'price_low',
};
const koramangala = { kind: 'locality', slug: 'koramangala', name: 'Koramangala' } as const;

describe('changing the places of a search', () => {
  it('combines localities', () => {
    const hsr = { kind: 'locality', slug: 'hsr-layout', name: 'HSR Layout' } as const;
    expect(inPlaces(search, [koramangala, hsr])).toEqual({ ...search, localities: ['koramangala', 'hsr-layout'] });
  });

  it('replaces all places by a station, a society or another city', () => {
    const metro = { kind: 'metro', slug: 'mg-road', name: 'MG Road' } as const;
    const society = { kind: 'society', slug: 'neem-court', name: 'Neem Court' } as const;
    const city = { kind: 'city', slug: 'pune', name: 'Pune' } as const;
    expect(inPlaces(search, [koramangala, metro])).toEqual({ ...search, localities: [], near: 'mg-road' });
    expect(inPlaces(search, [koramangala, society])).toEqual({ ...search, localities: [], society: 'neem-court' });
    expect(inPlaces(search, [koramangala, city])).toEqual({ ...search, localities: [], city: 'pune' });
  });

  it('drops the commute in another city, whose workplaces are others', () => {
    const commute = 'manyata-tech-park.car.30';
    const city = { kind: 'city', slug: 'pune', name: 'Pune' } as const;
    expect(inPlaces({ ...search, commute }, [city])).toEqual({ ...search, localities: [], city: 'pune' });
    expect(inPlaces({ ...search, commute }, [koramangala]).commute).toBe(commute);
  });

  it('changes the city with a place of another city', () => {
    const baner = { kind: 'locality', slug: 'baner', name: 'Baner', city: 'pune' } as const;
    expect(inPlaces(search, [koramangala, baner])).toEqual({ ...search, city: 'pune', localities: ['baner'] });
  });

  it('searches the whole city when no place is left', () => {
    expect(inPlaces({ ...search, near: 'mg-road', radiusKm: 5 }, [])).toEqual({ ...search, localities: [] });
  });
});

it('clears filters and keeps place and order', () => {
  expect(unfiltered(search)).toEqual({ ...search, bhk: [] });
});

describe('a suggested relaxation', () => {
  it('sets a number, or drops the filter', () => {
    const tight = { ...search, maxPrice: 15_000 };
    expect(relaxed(tight, { field: 'maxPrice', value: '18000', count: 12 })).toEqual({ ...search, maxPrice: 18_000 });
    expect(relaxed(tight, { field: 'maxPrice', value: '', count: 40 })).toEqual(search);
  });

  it('drops a filter that is not a number, whatever the value is', () => {
    expect(relaxed(search, { field: 'bhk', value: 'BHK3', count: 5 })).toEqual({ ...search, bhk: [] });
  });
});

it('resets a field to no choice', () => {
  expect(without({ ...search, maxPrice: 10 }, 'maxPrice', 'bhk')).toEqual({ ...search, bhk: [] });
});
