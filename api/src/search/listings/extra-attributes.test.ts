import { extraAttributes } from './extra-attributes.ts';

const NOTHING = { bathrooms: 0, floor: null, totalFloors: null, age: null, facing: null };

describe('the extra attributes of a listing', () => {
  it('are those that the listing has', () => {
    expect(extraAttributes({ bathrooms: 2, floor: 0, totalFloors: 4, age: 1, facing: 'NORTH-EAST' })).toEqual({
      bathroom: { value: '2', display_value: '2 bathrooms' },
      floor: { value: '0', display_value: 'Ground floor' },
      totalFloor: { value: '4', display_value: '4 floors' },
      propertyAge: { value: '1', display_value: '1 year' },
      facing: { value: 'NORTH-EAST', display_value: 'North East' },
    });
  });

  it('are none for a listing without them', () => {
    expect(extraAttributes(NOTHING)).toEqual({});
  });

  it('say that a building is new', () => {
    expect(extraAttributes({ ...NOTHING, age: 0 }).propertyAge?.display_value).toBe('New');
  });
});
