import { COMMERCIAL_TYPES, commercialAreaRange, commercialTypeByKey } from './commercial-type.ts';
import { COMMERCIAL_TYPE_KEYS, type CommercialTypeKey } from './listing-options.ts';

describe('the commercial types', () => {
  it.each<[string, CommercialTypeKey, number]>([
    ['Office Space', 'OFFICE_SPACE', 19999],
    ['Co-Working', 'COWORKING', 9999],
    ['Shop', 'SHOP', 9999],
    ['Showroom', 'SHOWROOM', 19999],
    ['Godown/Warehouse', 'GODOWN_WAREHOUSE', 49999],
    ['Industrial Shed', 'INDUSTRIAL_SHED', 49999],
    ['Industrial Building', 'INDUSTRIAL_BUILDING', 9999],
    ['Other business', 'OTHER_BUSINESS', 19999],
    ['Restaurant/Cafe', 'RESTAURANT_OR_CAFE', 9999],
  ])('let a %s have 100 to its maximum of sq ft, for rent and for sale', (displayName, key, maximum) => {
    expect(commercialTypeByKey(key)?.displayName).toBe(displayName);
    expect(commercialAreaRange(key, 'rent')).toEqual({ minimum: 100, maximum });
    expect(commercialAreaRange(key, 'sale')).toEqual({ minimum: 100, maximum });
  });

  it('have one row for each key', () => {
    expect(COMMERCIAL_TYPES.map((type) => type.key).toSorted()).toEqual([...COMMERCIAL_TYPE_KEYS].toSorted());
  });

  it('have floors 0 to 10', () => {
    for (const locality of COMMERCIAL_TYPES.flatMap((type) => type.commercialLocalityTypes)) {
      expect(locality).toMatchObject({
        minFloorsForRent: 0,
        minFloorsForSale: 0,
        maxFloorsForRent: 10,
        maxFloorsForSale: 10,
      });
    }
  });

  it('reject an unknown key', () => {
    expect(commercialTypeByKey('BAKERY')).toBeUndefined();
    expect(() => commercialAreaRange('BAKERY' as CommercialTypeKey, 'rent')).toThrow(RangeError);
  });
});
