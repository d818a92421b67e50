/**
 * Whether a visitor is abroad; undefined where the country cookie does not say.
 * @param country the cookie's value, `IN`
 * Source: product-and-plans, section 6 (a viewer whose country cookie is outside India is an NRI user).
 */
export function isAbroad(country: string | undefined): boolean | undefined {
  return country && /^[A-Z]{2}$/i.test(country) ? country.toUpperCase() !== 'IN' : undefined;
}
