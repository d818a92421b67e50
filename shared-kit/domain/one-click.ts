interface OneClickFacts {
  readonly totalPaise: number;
  /** What the wallet holds. */
  readonly walletPaise: number;
  /** Whether the person agreed, in this request, that the wallet pays. */
  readonly agreed: boolean;
}

/**
 * Whether a plan may be paid without the checkout page: the wallet covers all of it, and the person agreed.
 * Source: product-and-plans, section 4 (one-click payment).
 */
export function mayPayInOneClick({ totalPaise, walletPaise, agreed }: OneClickFacts): boolean {
  return agreed && walletCovers({ totalPaise, walletPaise });
}

/** Whether the wallet covers a price, so that one click may be offered. */
export function walletCovers({ totalPaise, walletPaise }: Omit<OneClickFacts, 'agreed'>): boolean {
  return totalPaise > 0 && walletPaise >= totalPaise;
}
