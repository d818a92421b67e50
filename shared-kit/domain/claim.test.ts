import { bestClaim, claimCovers } from './claim.ts';

const claim = (paise: number, targetServices: string[], expiresAt = 10) => ({ paise, targetServices, expiresAt });

describe('a claim', () => {
  it('goes along with a plan only when its target services include it', () => {
    expect(claimCovers(claim(1, ['TENANT_FREEDOM']), 'TENANT_FREEDOM')).toBe(true);
    expect(claimCovers(claim(1, ['TENANT_FREEDOM']), 'TENANT_RELAX')).toBe(false);
    expect(claimCovers(claim(1, ['TENANT_FREEDOM_LITE']), 'TENANT_FREEDOM')).toBe(false);
  });
});

describe('the best claim', () => {
  it('is the one that takes most off one of the plans', () => {
    const claims = [claim(100, ['A']), claim(300, ['C']), claim(200, ['A', 'B'])];
    expect(bestClaim(claims, ['A', 'B'])).toBe(claims[2]);
  });

  it('is of two the one that lapses first', () => {
    const claims = [claim(100, ['A'], 20), claim(100, ['A'], 10)];
    expect(bestClaim(claims, ['A'])).toBe(claims[1]);
  });

  it('is none when none covers the plan', () => {
    expect(bestClaim([claim(100, ['A'])], ['B'])).toBeUndefined();
  });
});
