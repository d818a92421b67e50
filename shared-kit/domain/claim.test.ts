import { bestClaim, claimCovers } from './claim.ts';

const claim = (paise: number, targetServices: string[], expiresAt = 10) => ({ paise, targetServices, expiresAt });

describe('a claim', () => {
  it('applies to a plan only when its target services include it', () => {
    expect(claimCovers(claim(1, ['TENANT_FREEDOM']), 'TENANT_FREEDOM')).toBe(true);
    expect(claimCovers(claim(1, ['TENANT_FREEDOM']), 'TENANT_RELAX')).toBe(false);
    expect(claimCovers(claim(1, ['TENANT_FREEDOM_LITE']), 'TENANT_FREEDOM')).toBe(false);
  });
});

describe('the best claim', () => {
  it('is the one with the largest discount on one of the plans', () => {
    const claims = [claim(100, ['A']), claim(300, ['C']), claim(200, ['A', 'B'])];
    expect(bestClaim(claims, ['A', 'B'])).toBe(claims[2]);
  });

  it('is the earlier to expire of two equal ones', () => {
    const claims = [claim(100, ['A'], 20), claim(100, ['A'], 10)];
    expect(bestClaim(claims, ['A'])).toBe(claims[1]);
  });

  it('is undefined when no claim covers the plan', () => {
    expect(bestClaim([claim(100, ['A'])], ['B'])).toBeUndefined();
  });
});
