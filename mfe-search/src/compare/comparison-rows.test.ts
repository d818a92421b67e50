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
  it('shows the total monthly cost of each home side by side', () => {
    const rows = rowsOf(home({}), home({ rent: 30_000, maintenanceAmount: 6_000 }));
    expect(rows['Monthly cost, all included']).toMatchObject({ cells: ['₹36,250', '₹36,750'], differs: true });
  });

  it('shows the instalment of a default loan for a home for sale', () => {
    expect(costAMonth(sampleListing({ ...FOR_SALE, price: 1_00_00_000 }))).toBe('₹69,426');
  });

  it('marks rows in which the homes differ', () => {
    const rows = rowsOf(home({}), home({ furnishing: 'FULLY_FURNISHED' }));
    expect(rows.Furnishing?.differs).toBe(true);
    expect(rows.Bathrooms).toMatchObject({ cells: ['2', '2'], differs: false });
  });

  it('shows a dash when only one home has a value', () => {
    expect(rowsOf(home({}), home(FOR_SALE))['Preferred tenants']?.cells).toEqual(['Family', '–']);
  });

  it('leaves out amenities that no home has', () => {
    const rows = rowsOf(home({}), home({ amenitiesMap: { LIFT: false } }));
    expect(rows.Lift?.cells).toEqual(['Yes', 'No']);
    expect(rows).not.toHaveProperty('Gym');
  });

  it('shows the distance to the metro', () => {
    expect(rowsOf(home({}, 0.65))['Nearest metro, straight line']?.cells).toEqual(['Lake Road, 650 m']);
  });
});
