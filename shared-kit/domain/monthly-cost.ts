/** Interest that a deposit would earn elsewhere, percent a year: about that of a fixed deposit. */
export const DEPOSIT_EARNS = 6;

/** The deposit's interest is an estimate, so it is rounded to ₹50. */
const ROUND_TO = 50;

/** The monthly cost of a rented home and its components; ₹ a month. */
interface MonthlyCost {
  readonly rent: number;
  readonly maintenance: number;
  /** Interest lost while the owner holds the deposit. */
  readonly deposit: number;
  readonly total: number;
}

/**
 * Rent, maintenance and lost interest of the deposit, ₹ a month. Missing amounts count as 0.
 * @param home whole ₹: rent and maintenance a month, the deposit once
 * @throws RangeError for a negative or invalid amount
 */
export function monthlyCost(home: {
  readonly rent: number;
  readonly maintenance: number;
  readonly deposit: number;
}): MonthlyCost {
  for (const [name, amount] of Object.entries(home)) {
    if (!(amount >= 0 && Number.isFinite(amount))) throw new RangeError(`${name} must be an amount, not ${amount}`);
  }
  const { rent, maintenance } = home;
  const deposit = Math.round((home.deposit * DEPOSIT_EARNS) / 1200 / ROUND_TO) * ROUND_TO;
  return { rent, maintenance, deposit, total: rent + maintenance + deposit };
}
