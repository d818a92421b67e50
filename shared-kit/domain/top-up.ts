/** Limits of one top-up, in paise. */
const TOP_UP = { minimumPaise: 100, maximumPaise: 10_000_00 } as const;

/** Amounts that are offered, in rupees. */
export const TOP_UP_OFFERS = [100, 500, 1_000, 2_000] as const;

export const TOP_UP_MESSAGES = {
  noAmount: 'Enter an amount in rupees, such as 250 or 99.50.',
  tooLittle: 'Add at least ₹1.',
  tooMuch: 'Add at most ₹10,000 at a time.',
} as const;

/** The validation error of a top-up, or undefined. */
export function topUpProblem(paise: number): string | undefined {
  if (!Number.isSafeInteger(paise)) return TOP_UP_MESSAGES.noAmount;
  if (paise < TOP_UP.minimumPaise) return TOP_UP_MESSAGES.tooLittle;
  if (paise > TOP_UP.maximumPaise) return TOP_UP_MESSAGES.tooMuch;
  return undefined;
}

/** Paise of a typed amount: `250`, `₹1,500`, `99.5`, `99.50`. NaN for anything else, such as a third decimal. */
export function typedPaise(text: string): number {
  const match = /^(?:₹|rs\.?)?\s*(\d{1,3}(?:,?\d{2,3})*|\d+)(?:\.(\d{1,2}))?$/i.exec(text.trim());
  if (!match) return Number.NaN;
  const [, rupees = '', decimals = ''] = match;
  return Number(rupees.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
}
