import fc from 'fast-check';
import { caseSearch, caseSearchError } from './case-search.ts';

describe('a search of staff among cases', () => {
  it.each([
    '9845012345',
    '98450 12345',
    '098450-12345',
    '+91 98450 12345',
    '+91-9845012345',
    '919845012345',
    '0091 98450 12345',
    '+91 098450 12345',
    ' (98450) 12345 ',
  ])('finds the number in %j', (typed) => {
    expect(caseSearch(typed)).toEqual({ phone: '+919845012345' });
    expect(caseSearchError(typed)).toBeUndefined();
  });

  it('finds any Indian number in any of these writings', () => {
    const front = fc.constantFrom('', '0', '91', '+91', '0091', '+910', '+91 ', '+91-0');
    const gap = fc.constantFrom('', ' ', '-', '  ');
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), front, gap, (number, before, between) => {
        const typed = `${before}${number.slice(0, 5)}${between}${number.slice(5)}`;
        expect(caseSearch(typed)).toEqual({ phone: `+91${number}` });
      }),
    );
  });

  it('takes a foreign number with its country code', () => {
    expect(caseSearch('+971 50 123 4567')).toEqual({ phone: '+971501234567' });
  });

  it.each(['98450', '98450 1234', '+91 98450', '12345678901', '+', '(', 'a', ''])(
    'refuses %j with a sentence',
    (typed) => {
      expect(caseSearch(typed)).toEqual({});
      expect(caseSearchError(typed)).toMatch(/^Enter /);
    },
  );

  it.each([
    'https://aangan.example/property/rent/2-bhk-in-hsr/ab12cd34ef56/detail?from=list',
    '/property/listing/ab12cd34ef56/detail',
  ])('finds the listing of the address %s', (typed) => {
    expect(caseSearch(typed)).toEqual({ listingId: 'ab12cd34ef56' });
  });

  it('takes a word that could be an id for both', () => {
    expect(caseSearch('ab12cd34ef56')).toEqual({ listingId: 'ab12cd34ef56', name: 'ab12cd34ef56' });
    expect(caseSearch('Krishnamurthy')).toEqual({ listingId: 'Krishnamurthy', name: 'Krishnamurthy' });
  });

  it('takes everything else for a part of a name', () => {
    expect(caseSearch('  asha   rao ')).toEqual({ name: 'asha rao' });
  });
});
