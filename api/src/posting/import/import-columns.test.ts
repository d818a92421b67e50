import { columnOf, fieldOfColumn, IMPORTED_FIELDS } from './import-columns.ts';

describe('the columns of an import', () => {
  it('are recognised by their labels, and by their names in the contract', () => {
    for (const field of IMPORTED_FIELDS) {
      expect([fieldOfColumn(columnOf(field)), fieldOfColumn(field)]).toEqual([field, field]);
    }
  });

  it.each([
    ['Where the space is', 'commercialLocality'],
    ['Floors of the building', 'totalFloors'],
    ['Still under construction', 'underConstruction'],
    ['Maintenance a month', 'maintenanceAmount'],
    ['  banks lend for it ', 'loanAvailable'],
    ['Meals in the rent', 'meals'],
  ])('of a saved earlier template are recognised: %s', (column, field) => {
    expect(fieldOfColumn(column)).toBe(field);
  });

  it('are unknown by any other name', () => {
    expect(fieldOfColumn('Colour')).toBeUndefined();
    expect(fieldOfColumn('undefined')).toBeUndefined();
  });
});
