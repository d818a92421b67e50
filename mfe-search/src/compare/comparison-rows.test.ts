import { FOR_SALE, sampleListing } from '../listing-detail/testing/public.ts';
import { comparisonRows, costAMonth } from './comparison-rows.ts';

const NOW = Date.UTC(2026, 10, 16, 4, 30);
const home = (facts: Parameters<typeof sampleListing>[0], metro = 1.2) => ({
  listing: sampleListing(facts),
  metro: { kind: 'metro' as const, name: 'Lake Road', distanceKm: metro },
});
const rowsOf = (...homes: ReturnType<typeof home>[]) =>
  Object.fromEntries(comparisonRows(homes, NOW).map((row) => [row.label, row]));

describe('rows of a comparison', () => {
  it('puts what each home costs a month in all side by side', () => {
    const rows = rowsOf(home({}), home({ rent: 30_000, maintenanceAmount: 6_000 }));
    expect(rows['Cost a month, in all']).toMatchObject({ cells: ['₹36,250', '₹36,750'], differs: true });
  });

  it('counts the instalment of a usual loan for a home for sale', () => {
    expect(costAMonth(sampleListing({ ...FOR_SALE, price: 1_00_00_000 }))).toBe('₹69,426');
  });

  it('tells what differs from what is alike', () => {
    const rows = rowsOf(home({}), home({ furnishing: 'FULLY_FURNISHED' }));
    expect(rows.Furnishing?.differs).toBe(true);
    expect(rows.Bathrooms).toMatchObject({ cells: ['2', '2'], differs: false });
  });

  it('marks with a dash what only one of them says', () => {
    expect(rowsOf(home({}), home(FOR_SALE))['Preferred tenants']?.cells).toEqual(['Family', '–']);
  });

  it('leaves out amenities that none of them has', () => {
    const rows = rowsOf(home({}), home({ amenitiesMap: { LIFT: false } }));
    expect(rows.Lift?.cells).toEqual(['Yes', 'No']);
    expect(rows).not.toHaveProperty('Gym');
  });

  it('says how far the metro is', () => {
    expect(rowsOf(home({}, 0.65))['Nearest metro, straight line']?.cells).toEqual(['Lake Road, 650 m']);
  });
});
