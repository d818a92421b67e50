import fc from 'fast-check';
import { refinementsOf } from './refinements.ts';

const counts = (...pairs: [value: string, count: number][]) => pairs.map(([value, count]) => ({ value, count }));

describe('refinements', () => {
  it('are the options nearest to half of the results, best first, one per field', () => {
    const found = refinementsOf({}, 100, {
      bhk: counts(['BHK1', 30], ['BHK2', 45], ['BHK3', 25]),
      furnishing: counts(['FULLY_FURNISHED', 20], ['SEMI_FURNISHED', 52]),
      withPhotos: counts(['true', 80]),
    });
    expect(found).toEqual([
      { field: 'furnishing', value: 'SEMI_FURNISHED', count: 52 },
      { field: 'bhk', value: 'BHK2', count: 45 },
      { field: 'withPhotos', value: 'true', count: 80 },
    ]);
  });

  it('leave out chosen options, options that change almost nothing, and uninformative options', () => {
    const facets = {
      bhk: counts(['BHK2', 50]),
      parking: counts(['NONE', 50], ['TWO_WHEELER', 97]),
      amenities: counts(['GYM', 4]),
      bathrooms: counts(['2', 50]),
      localities: counts(['koramangala', 50]),
    };
    expect(refinementsOf({ bhk: ['BHK3'] }, 100, facets)).toEqual([]);
  });

  it('are empty for a short list', () => {
    expect(refinementsOf({}, 11, { bhk: counts(['BHK2', 5]) })).toEqual([]);
  });

  it('are at most five, and each keeps some results and removes some', () => {
    const fields = ['bhk', 'furnishing', 'tenants', 'parking', 'amenities', 'confirmed', 'withPhotos', 'availability'];
    const anyFacets = fc
      .array(fc.array(fc.nat(200), { maxLength: 6 }), { minLength: fields.length, maxLength: fields.length })
      .map((all) =>
        Object.fromEntries(
          all.map((each, at) => [fields[at] ?? '', each.map((count, value) => ({ value: `${value}`, count }))]),
        ),
      );
    fc.assert(
      fc.property(fc.nat(200), anyFacets, (total, facets) => {
        const found = refinementsOf({}, total, facets);
        expect(found.length).toBeLessThanOrEqual(5);
        expect(new Set(found.map(({ field }) => field)).size).toBe(found.length);
        for (const { count } of found) expect(count > 0 && count < total).toBe(true);
      }),
    );
  });
});
