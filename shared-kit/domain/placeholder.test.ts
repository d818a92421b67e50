import { BHK_TYPES } from './listing-options.ts';
import { placeholderKey } from './placeholder.ts';

describe('placeholderKey', () => {
  it('is the BHK type itself', () => {
    for (const bhk of BHK_TYPES) expect(placeholderKey(bhk)).toBe(bhk);
  });

  it('ignores a half room', () => {
    expect(['BHK_1_HALF', 'BHK_2_HALF', 'BHK_3_HALF'].map(placeholderKey)).toEqual(['BHK1', 'BHK2', 'BHK3']);
  });

  it('is commercial for every commercial category', () => {
    for (const kind of ['commercial', 'COMMERCIAL_RENT', 'COMMERCIAL_BUY'])
      expect(placeholderKey(kind)).toBe('commercial');
  });

  it('is undefined for types without a placeholder', () => {
    for (const kind of ['PLOT', 'BHK7', '', null, undefined]) expect(placeholderKey(kind)).toBeUndefined();
  });
});
