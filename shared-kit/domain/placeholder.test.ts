import { BHK_TYPES } from './listing-options.ts';
import { placeholderKey } from './placeholder.ts';

describe('placeholderKey', () => {
  it('is the BHK type itself', () => {
    for (const bhk of BHK_TYPES) expect(placeholderKey(bhk)).toBe(bhk);
  });

  it('forgets a half room', () => {
    expect(['BHK_1_HALF', 'BHK_2_HALF', 'BHK_3_HALF'].map(placeholderKey)).toEqual(['BHK1', 'BHK2', 'BHK3']);
  });

  it('is commercial for everything commercial', () => {
    for (const kind of ['commercial', 'COMMERCIAL_RENT', 'COMMERCIAL_BUY'])
      expect(placeholderKey(kind)).toBe('commercial');
  });

  it('is nothing for what has none', () => {
    for (const kind of ['PLOT', 'BHK7', '', null, undefined]) expect(placeholderKey(kind)).toBeUndefined();
  });
});
