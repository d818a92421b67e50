import { COMPARED_AT_MOST, comparisonLink } from '@aangan/shared-kit/links/compare';
import fc from 'fast-check';
import { parseComparison } from './comparison-address.ts';

const parse = (query: string) => parseComparison(new URLSearchParams(query));
const idText = fc.stringMatching(/^[a-z0-9]{8,32}$/);

describe('the address of a comparison', () => {
  it('contains the homes and whether only their differences are shown', () => {
    expect(comparisonLink({ ids: ['8a9f0001', '8a9f0002'] })).toBe('/comparePage?ids=8a9f0001,8a9f0002');
    expect(comparisonLink({ ids: ['8a9f0001'], differences: true })).toBe('/comparePage?ids=8a9f0001&only=differences');
    expect(comparisonLink({ ids: [] })).toBe('/comparePage');
  });

  it('is parsed back to what was written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(idText, { maxLength: COMPARED_AT_MOST }), fc.boolean(), (ids, differences) => {
        const url = new URL(comparisonLink({ ids, differences }), 'https://aangan.test');
        expect(parseComparison(url.searchParams)).toEqual({ ids, differences, added: false, refused: null });
      }),
    );
  });

  it('keeps each home once, four at most, and drops invalid ids', () => {
    const ids = ['8a9f0001', '8a9f0002', '8a9f0003', '8a9f0004', '8a9f0005'];
    expect(parse(`ids=${ids[0]},${ids.join(',')}`).ids).toEqual(ids.slice(0, 4));
    expect(parse('ids=8a9f0001,,../../x,<b>').ids).toEqual(['8a9f0001']);
  });

  it.each([
    'https://aangan.test/property/rent/2-bhk-in-koramangala/8a9f0002/detail?from=mail',
    '/property/2-bhk/8a9f0002/detail',
    ' 8a9f0002 ',
  ])('finds the home id in a pasted text: %s', (typed) => {
    expect(parse(new URLSearchParams({ ids: '8a9f0001', add: typed }).toString())).toMatchObject({
      ids: ['8a9f0001', '8a9f0002'],
      added: true,
      refused: null,
    });
  });

  it.each(['  ', 'झूठ 😀', 'https://aangan.test/flats-for-rent-in-pune', '<b>'])(
    'returns a pasted text that contains no home id: %s',
    (typed) => {
      const found = parse(new URLSearchParams({ ids: '8a9f0001', add: typed }).toString());
      expect(found).toMatchObject({ ids: ['8a9f0001'], added: false, refused: typed });
    },
  );

  it('truncates a long pasted text', () => {
    expect(parse(`add=${'x'.repeat(10_000)}`).refused).toHaveLength(300);
  });
});
