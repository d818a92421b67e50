import { HOME_SERVICES_OFFERS, homeServicesOffer, salesEnabled } from './sales-window.ts';

const END = Date.parse('2023-10-01T00:00:00+05:30');

describe('sales features', () => {
  it('end with September 2023 in India', () => {
    expect(salesEnabled(END - 1)).toBe(true);
    expect(salesEnabled(END)).toBe(false);
    expect(salesEnabled(Date.UTC(2026, 10, 21))).toBe(false);
  });

  it('include the home-services offers', () => {
    expect(homeServicesOffer('painting', END - 1)).toBe('25% off');
    expect(homeServicesOffer('painting', END)).toBeUndefined();
  });

  it('have the offers of the specification', () => {
    const printed = Object.entries(HOME_SERVICES_OFFERS).map((row) => row.join(' '));
    expect(printed.join(', ')).toBe(
      'painting 25% off, cleaning up to 50%, pest control up to 25%, sanitisation up to 25%, appliance up to 30%',
    );
  });
});
