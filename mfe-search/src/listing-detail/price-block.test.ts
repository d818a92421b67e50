import { priceBlock, pricePerSquareFoot } from './price-block.ts';
import { FOR_SALE, PAYING_GUEST, sampleListing } from './testing/sample-answer.ts';

describe('the price block of a listing', () => {
  it('adds rent and maintenance to a monthly total', () => {
    expect(priceBlock(sampleListing({ rent: 35_000, deposit: 1_40_000, maintenanceAmount: 3_500 }))).toEqual({
      amount: 35_000,
      monthly: true,
      from: false,
      lines: [
        { label: 'Deposit', value: '₹1.4 Lacs (4 months’ rent)' },
        { label: 'Maintenance', value: '₹3,500 a month' },
      ],
      cost: {
        sum: 'About ₹39,200/month, all costs',
        made: '₹35,000 rent + ₹3,500 maintenance + ₹700 that the deposit would earn at 6% a year',
      },
    });
  });

  it('shows no total when nothing is added to the rent', () => {
    const block = priceBlock(sampleListing({ deposit: 0, maintenance: false, maintenanceAmount: 0 }));
    expect(block.cost).toBeUndefined();
    expect(block.lines[1]).toEqual({ label: 'Maintenance', value: 'Not mentioned' });
  });

  it('gives the deposit in months of rent only when they are whole', () => {
    const deposit = (amount: number) => priceBlock(sampleListing({ rent: 20_000, deposit: amount })).lines[0]?.value;
    expect(deposit(20_000)).toBe('₹20,000 (1 month’s rent)');
    expect(deposit(50_000)).toBe('₹50,000');
    expect(deposit(0)).toBe('None');
  });

  it('shows a sale with its rate per square foot and no deposit', () => {
    const block = priceBlock(sampleListing({ ...FOR_SALE, price: 92_00_000, propertySize: 1_150 }));
    expect(block).toMatchObject({ amount: 92_00_000, monthly: false, cost: { sum: 'EMI about ₹63,872 a month' } });
    expect(block.lines).toEqual([{ label: 'Rate', value: '₹8,000 a sq ft' }]);
  });

  it('starts a paying guest stay at the price of its cheapest bed', () => {
    const block = priceBlock(sampleListing({ ...PAYING_GUEST, maintenance: false, maintenanceAmount: 0 }));
    expect(block).toMatchObject({ amount: 9_500, from: true });
    expect(block.lines.map(({ label }) => label)).toEqual(['Deposit', 'Food']);
  });

  it('has no rate when the area is not known', () => {
    expect(pricePerSquareFoot({ price: 50_00_000, area: 0 })).toBeUndefined();
  });
});
