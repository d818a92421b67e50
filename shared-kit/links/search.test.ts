import fc from 'fast-check';
import { BUDGET_MAXIMUM } from '../domain/budget.ts';
import { CITY_SLUGS } from '../domain/cities.ts';
import { LISTING_CATEGORIES, type ListingCategory } from '../domain/listing-category.ts';
import {
  AMENITIES,
  AVAILABILITIES,
  BHK_TYPES,
  BUILDING_AGES,
  BUILDING_STAGES,
  BUILDING_TYPES,
  COMMERCIAL_TYPE_KEYS,
  FLATMATE_ROOMS,
  FLOOR_BANDS,
  FURNISHINGS,
  PARKINGS,
  PG_ROOM_TYPES,
  PG_TENANTS,
  POSTERS,
  PREFERRED_TENANTS,
  SORT_ORDERS,
  type SortOrder,
} from '../domain/listing-options.ts';
import { emptySearch, type ListingSearch } from '../domain/listing-search.ts';
import { encodePolygon } from '../domain/polygon.ts';
import { FACINGS } from '../domain/posting/posting-options.ts';
import { depth } from '../testing/depth.ts';
import { canonicalSearchLink, parseSearch, parseSearchAddress, searchLink } from './search.ts';
import { fittingSearch, sortsOf } from './search-fields.ts';

const open = (address: string, usualCity?: string) => {
  const url = new URL(address, 'https://aangan.test');
  return parseSearchAddress(url.pathname, url.searchParams, usualCity);
};

const slugs = fc.constantFrom(
  'koramangala',
  'hsr-layout',
  'sector-62',
  'btm-layout-2nd-stage',
  'mg-road',
  'andheri-east',
);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** Points in and around a city. */
const corner = fc.record({
  latitude: fc.double({ min: 12.7, max: 13.2, noNaN: true }),
  longitude: fc.double({ min: 77.4, max: 77.8, noNaN: true }),
});

function anySearch(category: ListingCategory): fc.Arbitrary<ListingSearch> {
  return fc
    .record({
      category: fc.constant(category),
      city: fc.constantFrom(...CITY_SLUGS),
      localities: fc.uniqueArray(slugs, { maxLength: 3 }),
      society: maybe(fc.constant('neem-court')),
      near: maybe(slugs),
      stations: maybe(fc.uniqueArray(slugs, { minLength: 1, maxLength: 6 }).map((each) => each.join(','))),
      commute: maybe(fc.constantFrom('mg-road.car.30', 'manyata-tech-park.walk.15,hsr-layout.transit.60')),
      radiusKm: maybe(fc.integer({ min: 2, max: 250 }).map((tenths) => tenths / 10)),
      bhk: fc.subarray([...BHK_TYPES]),
      minPrice: maybe(fc.nat(BUDGET_MAXIMUM[category])),
      maxPrice: maybe(fc.nat(BUDGET_MAXIMUM[category])),
      availability: maybe(fc.constantFrom(...AVAILABILITIES)),
      furnishing: fc.subarray([...FURNISHINGS]),
      parking: fc.subarray([...PARKINGS]),
      tenants: fc.subarray([...PREFERRED_TENANTS]),
      buildingTypes: fc.subarray([...BUILDING_TYPES]),
      commercialTypes: fc.subarray([...COMMERCIAL_TYPE_KEYS]),
      roomTypes: fc.subarray([...PG_ROOM_TYPES]),
      pgTenant: maybe(fc.constantFrom(...PG_TENANTS)),
      flatmateRoom: maybe(fc.constantFrom(...FLATMATE_ROOMS)),
      buildingStage: maybe(fc.constantFrom(...BUILDING_STAGES)),
      minArea: maybe(fc.nat(10_000)),
      maxArea: maybe(fc.nat(10_000)),
      bathrooms: maybe(fc.integer({ min: 1, max: 6 })),
      floors: fc.subarray([...FLOOR_BANDS]),
      maxAge: maybe(fc.constantFrom(...BUILDING_AGES, 7)),
      facing: fc.subarray([...FACINGS]),
      postedBy: maybe(fc.constantFrom(...POSTERS)),
      amenities: fc.subarray([...AMENITIES]),
      withPhotos: fc.boolean(),
      confirmed: fc.boolean(),
      sort: fc.constantFrom(...SORT_ORDERS),
      bounds: maybe(fc.constant({ south: 12.9, west: 77.5, north: 13.01, east: 77.7001 })),
      polygon: maybe(fc.array(corner, { minLength: 1, maxLength: 42 }).map(encodePolygon)),
    })
    .map((search) => fittingSearch(withoutUndefined(search)));
}

function withoutUndefined(search: { [Key in keyof ListingSearch]: ListingSearch[Key] | undefined }): ListingSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as ListingSearch &
    Record<string, unknown>;
}

const searches = fc.constantFrom(...LISTING_CATEGORIES).chain(anySearch);

describe('the address of a search', () => {
  it('is parsed to the same search, page, cursor and view', () => {
    fc.assert(
      fc.property(
        searches,
        fc.integer({ min: 1, max: 334 }),
        fc.constantFrom(undefined, 'map', 'filters'),
        (search, page, view) => {
          const link = searchLink(search, { page, ...(page > 1 && { after: 'eyJrIjoxfQ_-' }), ...(view && { view }) });
          expect(open(link)).toEqual({
            search,
            page,
            ...(page > 1 && { after: 'eyJrIjoxfQ_-' }),
            ...(view && { view }),
            untidy: false,
          });
        },
      ),
      { numRuns: depth(500, 10_000) },
    );
  });

  it('is canonical: parsing and writing it again changes nothing', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const link = searchLink(search);
        const again = open(link);
        expect(again && searchLink(again.search)).toBe(link);
      }),
    );
  });

  it('is readable and short for common searches', () => {
    const link = searchLink(
      {
        ...emptySearch('RENT', 'bangalore'),
        localities: ['koramangala', 'indiranagar'],
        bhk: ['BHK2', 'BHK3'],
        minPrice: 15_000,
        maxPrice: 40_000,
        furnishing: ['FULLY_FURNISHED', 'SEMI_FURNISHED'],
        sort: 'price_low',
      },
      2,
    );
    expect(link).toBe(
      '/flats-for-rent-in-koramangala,indiranagar_bangalore?bhk=BHK2,BHK3&budget=15000-40000&furnishing=FULLY_FURNISHED,SEMI_FURNISHED&sort=price_low&page=2',
    );
    expect(link.length).toBeLessThanOrEqual(200);
  });

  it('has in the path what the path can express', () => {
    const rent = { ...emptySearch('RENT', 'bangalore'), localities: ['koramangala'] };
    expect(searchLink({ ...rent, bhk: ['BHK2'] })).toBe('/2-bhk-flats-for-rent-in-koramangala_bangalore');
    expect(searchLink({ ...emptySearch('PG', 'pune'), pgTenant: 'female' })).toBe('/pg-for-girls-in-pune');
    expect(searchLink({ ...emptySearch('PG', 'bangalore'), near: 'mg-road' })).toBe('/pg-near-mg-road_bangalore');
    expect(searchLink(emptySearch('PLOT', 'greater-noida'))).toBe('/property/plot/greater-noida');
    expect(searchLink({ ...emptySearch('COMMERCIAL_BUY', 'delhi'), commercialTypes: ['SHOP'] })).toBe(
      '/commercial-shops-for-sale-in-delhi',
    );
  });

  it('has only the path and the page for search engines', () => {
    const search: ListingSearch = { ...emptySearch('RENT', 'pune'), maxPrice: 20_000, sort: 'price_low' };
    expect(canonicalSearchLink(search)).toBe('/flats-for-rent-in-pune');
    expect(canonicalSearchLink(search, 3)).toBe('/flats-for-rent-in-pune?page=3');
  });
});

describe('parsing a listing path of the inventory', () => {
  it.each([
    ['/search-context?type=RENT&city=bangalore', 'RENT', 'bangalore', [], {}],
    ['/property/pg/bangalore/koramangala', 'PG', 'bangalore', ['koramangala'], {}],
    ['/property/sale/bangalore/whitefield', 'BUY', 'bangalore', ['whitefield'], {}],
    ['/property/buy/mumbai/andheri', 'BUY', 'mumbai', ['andheri'], {}],
    ['/property/plot/pune/wakad', 'PLOT', 'pune', ['wakad'], {}],
    ['/property/rent/chennai/adyar', 'RENT', 'chennai', ['adyar'], {}],
    ['/property/commercial/rent/bangalore/indiranagar', 'COMMERCIAL_RENT', 'bangalore', ['indiranagar'], {}],
    ['/new-property/rent/bangalore', 'RENT', 'bangalore', [], {}],
    ['/flats-for-sale-in-whitefield_bangalore', 'BUY', 'bangalore', ['whitefield'], {}],
    ['/properties-for-sale-in-andheri_mumbai', 'BUY', 'mumbai', ['andheri'], {}],
    ['/bank-auction-properties-in-mumbai', 'BUY', 'mumbai', [], {}],
    [
      '/office-space-for-rent-in-indiranagar_bangalore',
      'COMMERCIAL_RENT',
      'bangalore',
      ['indiranagar'],
      { commercialTypes: ['OFFICE_SPACE'] },
    ],
    [
      '/rent-office-koramangala_bangalore',
      'COMMERCIAL_RENT',
      'bangalore',
      ['koramangala'],
      { commercialTypes: ['OFFICE_SPACE'] },
    ],
    ['/rent-commercial-shop-in-pune', 'COMMERCIAL_RENT', 'pune', [], { commercialTypes: ['SHOP'] }],
    ['/rent-warehouse-godown-in-chennai', 'COMMERCIAL_RENT', 'chennai', [], { commercialTypes: ['GODOWN_WAREHOUSE'] }],
    ['/rent-coworking-space-in-hyderabad', 'COMMERCIAL_RENT', 'hyderabad', [], { commercialTypes: ['COWORKING'] }],
    ['/rent-industrial-shed-in-pune', 'COMMERCIAL_RENT', 'pune', [], { commercialTypes: ['INDUSTRIAL_SHED'] }],
    ['/pg-in-koramangala_bangalore', 'PG', 'bangalore', ['koramangala'], {}],
    ['/pg-near-manyata-tech-park_bangalore', 'PG', 'bangalore', [], { near: 'manyata-tech-park' }],
    ['/pg-for-girls-in-bangalore', 'PG', 'bangalore', [], { pgTenant: 'female' }],
    ['/industrial-shed-for-sale-in-pune', 'COMMERCIAL_BUY', 'pune', [], { commercialTypes: ['INDUSTRIAL_SHED'] }],
    ['/office-space-for-sale-in-gurgaon', 'COMMERCIAL_BUY', 'gurgaon', [], { commercialTypes: ['OFFICE_SPACE'] }],
    ['/commercial-shops-for-sale-in-delhi', 'COMMERCIAL_BUY', 'delhi', [], { commercialTypes: ['SHOP'] }],
    ['/flats-for-rent-in-koramangala_bangalore', 'RENT', 'bangalore', ['koramangala'], {}],
    ['/properties-for-lease-in-hyderabad', 'RENT', 'hyderabad', [], {}],
    ['/independent-house-for-rent-in-adyar_chennai', 'RENT', 'chennai', ['adyar'], { buildingTypes: ['IH'] }],
    ['/roommates-in-powai_mumbai', 'SHARED', 'mumbai', ['powai'], {}],
    ['/rent-villa-in-pune', 'RENT', 'pune', [], { buildingTypes: ['IH'] }],
  ] as const)('understands %s', (address, category, city, localities, facts) => {
    expect(open(address)?.search).toEqual({ ...emptySearch(category, city), localities, ...facts });
  });
});

describe('parsing other spellings', () => {
  it.each([
    ['/2-bhk-flats-for-rent-in-koramangala_bangalore', { city: 'bangalore', bhk: ['BHK2'] }],
    ['/flats-for-rent-in-koramangala-bangalore', { city: 'bangalore', localities: ['koramangala'] }],
    ['/flats-for-rent-in-sector-62_greater_noida', { city: 'greater-noida', localities: ['sector-62'] }],
    ['/flats-for-rent-in-alpha-1-greater-noida', { city: 'greater-noida', localities: ['alpha-1'] }],
    ['/flats-for-rent-in-Koramangala_Bengaluru', { city: 'bangalore', localities: ['koramangala'] }],
    ['/flats-for-sale-in-andheri%20east_bombay', { city: 'mumbai', localities: ['andheri-east'] }],
    ['/shop-for-rent-in-pune', { category: 'COMMERCIAL_RENT', commercialTypes: ['SHOP'] }],
    ['/flats-for-rent-near-mg-road_bangalore', { near: 'mg-road', localities: [] }],
    ['/property/commercial/sale/gurugram', { category: 'COMMERCIAL_BUY', city: 'gurgaon' }],
    ['/property/rent/chennai/adyar,velachery', { localities: ['adyar', 'velachery'] }],
  ] as const)('understands %s', (address, facts) => {
    expect(open(address)?.search).toMatchObject(facts);
  });

  it('uses the default city where the address names none', () => {
    expect(open('/property/rent', 'pune')?.search.city).toBe('pune');
    expect(open('/property/rent')).toBeUndefined();
    expect(open('/search-context?type=PG', 'pune')?.search).toEqual(emptySearch('PG', 'pune'));
  });

  it.each([
    '/flats-for-rent-in-koramangala_paris',
    '/property/rent/atlantis',
    '/property/rent/pune/wakad/extra',
    '/property/banana/pune',
    '/search-context?type=RENT&city=atlantis',
    '/flats-for-rent-in-%E0%A4',
    '/about/us',
  ])('is undefined for %s', (address) => {
    expect(open(address, 'pune')).toBeUndefined();
  });
});

describe('queries of other sites', () => {
  it('are understood, and redirect to our address', () => {
    const address = open(
      '/property/rent/bangalore/koramangala?type=BHK2,BHK3&rent=15000,40000&furnishing=FULLY_FURNISHED&parking=FOUR_WHEELER&buildingType=AP&orderBy=rent,asc&pageNo=2',
    );
    expect(address?.untidy).toBe(true);
    expect(address && searchLink(address.search, address.page)).toBe(
      '/flats-for-rent-in-koramangala_bangalore?bhk=BHK2,BHK3&budget=15000-40000&furnishing=FULLY_FURNISHED&parking=FOUR_WHEELER&buildingTypes=AP&sort=price_low&page=2',
    );
  });

  it('are parsed as forms without JavaScript send them', () => {
    const address = open(
      '/flats-for-rent-in-pune?bhk=BHK2&bhk=BHK3&minPrice=&maxPrice=40000&withPhotos=true&localities=wakad,baner',
    );
    expect(address?.search).toMatchObject({ bhk: ['BHK2', 'BHK3'], maxPrice: 40_000, withPhotos: true });
    expect(address?.search.localities).toEqual(['wakad', 'baner']);
    expect(address?.search).not.toHaveProperty('minPrice');
    expect(address?.untidy).toBe(true);
  });

  it('redirect when known keys come in another order, but not for unknown keys', () => {
    expect(open('/flats-for-rent-in-pune?sort=price_low&bhk=BHK1,BHK2')?.untidy).toBe(true);
    expect(open('/flats-for-rent-in-pune?utm_source=x&bhk=BHK1,BHK2&gclid=1&sort=price_low')?.untidy).toBe(false);
    expect(open('/search-context?city=pune&type=RENT&rent=0,20000')?.untidy).toBe(false);
  });
});

describe('the orders of a search', () => {
  const rent = emptySearch('RENT', 'pune');
  const has = (search: ListingSearch, order: SortOrder) => sortsOf(search).includes(order);

  it('include nearest only with one point to measure from', () => {
    expect(has(rent, 'nearest')).toBe(false);
    expect(has({ ...rent, localities: ['wakad', 'baner'] }, 'nearest')).toBe(false);
    for (const place of [{ near: 'mg-road' }, { society: 'neem-court' }, { localities: ['wakad'] }, { stations: 'x' }])
      expect(has({ ...rent, ...place }, 'nearest')).toBe(true);
    expect(has({ ...rent, bounds: { south: 1, west: 1, north: 2, east: 2 } }, 'nearest')).toBe(true);
  });

  it('include the price per sq ft only for categories with areas', () => {
    expect(has(rent, 'per_sqft_low')).toBe(true);
    expect(has(emptySearch('PG', 'pune'), 'per_sqft_low')).toBe(false);
    expect(open('/pg-in-pune?sort=per_sqft_low')?.search.sort).toBe('newest');
  });
});

describe('an invalid query', () => {
  it('loses invalid values or has them clamped', () => {
    expect(
      open(
        '/flats-for-rent-in-pune?bhk=BHK9,BHK2&budget=90000000-100&furnishing=GOLD&bathrooms=99&near=A%20B&radius=900&bbox=9,9,1,1&poly=AAAA&sort=luck&page=-3&after=!&view=moon&constructor=1',
      ),
    ).toEqual({
      search: { ...emptySearch('RENT', 'pune'), bhk: ['BHK2'], minPrice: 100, bathrooms: 6 },
      page: 1,
      untidy: false,
    });
  });

  it('loses a map view next to a drawn area', () => {
    const polygon = 'w4tuCg3g5OAg_qBwpdw7Fg9D_hnB';
    expect(open(`/flats-for-rent-in-pune?bbox=12.9,77.5,13,77.7&poly=${polygon}`)?.search).toEqual({
      ...emptySearch('RENT', 'pune'),
      polygon,
    });
  });

  it('loses an age of the building that is not offered', () =>
    expect(open('/flats-for-rent-in-pune?maxAge=7&facing=Up,North-East&floors=LOW')?.search).toEqual({
      ...emptySearch('RENT', 'pune'),
      facing: ['North-East'],
      floors: ['LOW'],
    }));

  it('loses filters that the category does not have', () => {
    expect(parseSearch('/property/plot/pune', new URLSearchParams('bhk=BHK2&area=1200-&sort=nearest'))).toEqual({
      ...emptySearch('PLOT', 'pune'),
      minArea: 1200,
    });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        expect(() => parseSearchAddress(path, new URLSearchParams(query), 'pune')).not.toThrow();
      }),
      { numRuns: depth(500, 10_000) },
    );
  });
});
