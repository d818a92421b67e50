import { savedServiceCity, saveServiceCity } from './service-city-cookie.ts';

describe('the cookie with the city of home services', () => {
  it('is saved for 300 days, and read again', () => {
    const document = { cookie: '' };
    saveServiceCity(document, 'greater-noida');
    expect(document.cookie).toContain(`max-age=${300 * 86_400};`);
    expect(savedServiceCity(`aangan_city=pune; ${document.cookie}`)).toBe('greater-noida');
  });

  it.each([undefined, '', 'aangan_hs_city=', 'aangan_hs_city=atlantis', 'x_aangan_hs_city=pune'])(
    '%s names no city',
    (cookies) => {
      expect(savedServiceCity(cookies)).toBeUndefined();
    },
  );
});
