import { betterAddress } from './detail-address.ts';

const CANONICAL = '/property/rent/2-bhk-in-koramangala/8a9f0001/detail';

describe('address of a listing', () => {
  it('leaves a visitor of the canonical address where he is, whatever the query', () => {
    expect(betterAddress(new URL(`https://aangan.test${CANONICAL}?utm_source=mail`), CANONICAL)).toBeUndefined();
  });

  it.each([
    '/property/buy/2-bhk-in-koramangala/8a9f0001/detail',
    '/property/rent/old-title/8a9f0001/detail',
    '/property/rent/apartment/2-bhk-in-koramangala/8a9f0001/detail',
    '/property/2-bhk-in-koramangala/8a9f0001/detail',
  ])('leads on from %s with the query kept', (path) => {
    expect(betterAddress(new URL(`https://aangan.test${path}?from=mail`), CANONICAL)).toBe(`${CANONICAL}?from=mail`);
  });
});
