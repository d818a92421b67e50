import { holdsNumber } from './holds-number.ts';

describe('a phone number in a text', () => {
  it.each(['Call 9845012345', '98450 12345', '+91-98450-12345', '९८४५०१२३४५', '(080) 2345 6789'])(
    'is found in %s',
    (text) => {
      expect(holdsNumber(text)).toBe(true);
    },
  );

  it.each(['We are 2 adults and 1 child', 'From 01-12', 'Budget ₹32,000 to ₹45,000', ''])(
    'is not found in %s',
    (text) => {
      expect(holdsNumber(text)).toBe(false);
    },
  );
});
