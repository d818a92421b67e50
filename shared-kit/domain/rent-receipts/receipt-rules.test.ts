import {
  homeAddressProblem,
  landlordNameProblem,
  landlordPanProblem,
  monthsProblem,
  needsLandlordPan,
  needsRevenueStamp,
  rentProblem,
  tenantNameProblem,
} from './receipt-rules.ts';

const NOW = Date.parse('2026-11-23T20:00:00.000Z');

describe('the rules of receipts', () => {
  it('need the landlord’s PAN above ₹1,00,000 a year', () => {
    expect(needsLandlordPan(8_333)).toBe(false);
    expect(needsLandlordPan(8_334)).toBe(true);
    expect(landlordPanProblem('', { rentRupees: 8_333, hasNoPan: false })).toBeUndefined();
    expect(landlordPanProblem('', { rentRupees: 8_334, hasNoPan: false })).toMatch(/landlord’s PAN/);
    expect(landlordPanProblem('', { rentRupees: 8_334, hasNoPan: true })).toBeUndefined();
    expect(landlordPanProblem('abcpe 1234f', { rentRupees: 500, hasNoPan: false })).toBeUndefined();
    expect(landlordPanProblem('ABC', { rentRupees: 500, hasNoPan: true })).toMatch(/ABCPE1234F/);
  });

  it('need a revenue stamp for cash above ₹5,000 a receipt, and for nothing else', () => {
    expect(needsRevenueStamp('cash', 5_000)).toBe(false);
    expect(needsRevenueStamp('cash', 5_001)).toBe(true);
    expect(needsRevenueStamp('bank', 50_000)).toBe(false);
  });

  it.each(['500', '15,000', '10,00,000'])('accept the rent %s', (typed) => expect(rentProblem(typed)).toBeUndefined());
  it.each(['', '499', '10,00,001', 'rent', '-1'])('reject the rent %j', (typed) =>
    expect(rentProblem(typed)).toMatch(/rent of one month/),
  );

  it('accept months that have begun, at most 24 of them', () => {
    expect(monthsProblem('2024-12', '2026-11', NOW)).toBeUndefined();
    expect(monthsProblem('2024-11', '2026-11', NOW)).toMatch(/24 months/);
    expect(monthsProblem('2026-11', '2026-12', NOW)).toMatch(/have begun/);
    expect(monthsProblem('2026-11', '2026-10', NOW)).toMatch(/before/);
    expect(monthsProblem('2026-13', '2026-13', NOW)).toMatch(/month/);
  });

  it('need a whole address', () => {
    expect(homeAddressProblem('12, 4th Cross, Jayanagar, Bangalore')).toBeUndefined();
    expect(homeAddressProblem('Jayanagar')).toMatch(/full address/);
    expect(homeAddressProblem('a'.repeat(301))).toMatch(/300/);
    expect(homeAddressProblem('12, நான்காவது தெரு, சென்னை')).toMatch(/Devanagari/);
  });

  it('need names that the PDF can show, and say whose name is wrong', () => {
    for (const name of ['José D’Souza', 'अनुष्का शर्मा', 'Rao & Sons (HUF)']) {
      expect(tenantNameProblem(name)).toBeUndefined();
    }
    expect(tenantNameProblem('')).toMatch(/your name/);
    expect(landlordNameProblem('x')).toMatch(/landlord’s name/);
    expect(tenantNameProblem('R2 D2')).toMatch(/letters/);
    expect(tenantNameProblem('முருகன்')).toMatch(/Devanagari/);
  });
});
