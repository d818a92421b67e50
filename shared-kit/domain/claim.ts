interface ClaimFacts {
  /** The discount. */
  readonly paise: number;
  readonly targetServices: readonly string[];
  /** Epoch ms. */
  readonly expiresAt: number;
}

/** Whether a claim's id is sent with a plan. Source: services-and-platform, section 5 (a claim's target services). */
export function claimCovers({ targetServices }: Pick<ClaimFacts, 'targetServices'>, planCode: string): boolean {
  return targetServices.includes(planCode);
}

/**
 * The claim with the largest discount on one of the plans; of two equal ones, the earlier to expire. Undefined when
 * none covers any. Source: product-and-plans, section 7 (best claim by target services).
 */
export function bestClaim<Claim extends ClaimFacts>(
  claims: readonly Claim[],
  planCodes: readonly string[],
): Claim | undefined {
  return claims
    .filter((claim) => planCodes.some((code) => claimCovers(claim, code)))
    .toSorted((one, other) => other.paise - one.paise || one.expiresAt - other.expiresAt)[0];
}
