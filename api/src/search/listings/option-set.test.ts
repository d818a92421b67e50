import { AMENITIES, PG_ROOM_TYPES, PREFERRED_TENANTS } from '@aangan/shared-kit/domain/listing-options';
import fc from 'fast-check';
import { optionMask, optionsOf } from './option-set.ts';

describe('a set of options', () => {
  it('is restored from its mask, in the order of the list', () => {
    fc.assert(
      fc.property(fc.subarray([...AMENITIES]), (chosen) => {
        expect(optionsOf(AMENITIES, optionMask(AMENITIES, chosen))).toEqual(chosen);
      }),
    );
  });

  it('has stable bit positions: options keep their places, new ones are appended', () => {
    expect(PREFERRED_TENANTS.slice(0, 4)).toEqual(['FAMILY', 'BACHELOR_MALE', 'BACHELOR_FEMALE', 'COMPANY']);
    expect(PG_ROOM_TYPES.slice(0, 4)).toEqual(['SINGLE', 'DOUBLE', 'THREE', 'FOUR']);
    expect(AMENITIES.slice(0, 12).join(' ')).toBe(
      'LIFT GYM INTERNET AC CLUB INTERCOM POOL PARK SECURITY POWER_BACKUP PIPED_GAS WATER_SUPPLY',
    );
  });
});
