import { betterAddress } from './detail-address.ts';

const CANONICAL = '/property/rent/2-bhk-in-koramangala/8a9f0001/detail';

describe('canonical address of a listing', () => {
  it('does not redirect the canonical address, whatever the query', () => {
    expect(betterAddress(new URL(`https://aangan.test${CANONICAL}?utm_source=mail`), CANONICAL)).toBeUndefined();
  });

  it.each([
    '/property/buy/2-bhk-in-koramangala/8a9f0001/detail',
    '/property/rent/old-title/8a9f0001/detail',
    '/property/rent/apartment/2-bhk-in-koramangala/8a9f0001/detail',
    '/property/2-bhk-in-koramangala/8a9f0001/detail',
  ])('redirects %s and keeps the query', (path) => {
    expect(betterAddress(new URL(`https://aangan.test${path}?from=mail`), CANONICAL)).toBe(`${CANONICAL}?from=mail`);
  });
});
