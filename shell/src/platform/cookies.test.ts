import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { saveCategory, savedCategory } from './cookies.ts';

describe('the cookie of the tab of the search box', () => {
  it.each(LISTING_CATEGORIES)('returns the saved tab %s', (category) => {
    const document = { cookie: '' };
    saveCategory(document, category);
    expect(savedCategory(`aangan_city=pune; ${document.cookie}`)).toBe(category);
  });

  it.each([undefined, '', 'aangan_tab=', 'aangan_tab=VILLA', 'aangan_tab=%', 'other_aangan_tab=RENT'])(
    'knows no tab in %j',
    (cookies) => {
      expect(savedCategory(cookies)).toBeUndefined();
    },
  );
});
