/** What a deposit would earn elsewhere, percent a year: about what banks pay on a fixed deposit. */
export const DEPOSIT_EARNS = 6;

/** The deposit's part is an estimate, and looks like one: whole ₹50. */
const ROUND_TO = 50;

/** What a let home costs a month, and how that is made up; ₹ a month. */
interface MonthlyCost {
  readonly rent: number;
  readonly maintenance: number;
  /** What one goes without while the owner holds the deposit. */
  readonly deposit: number;
  readonly total: number;
}

/**
 * Rent, maintenance, and what the deposit would earn elsewhere, ₹ a month. What the owner does not name counts nothing.
 * @param home whole ₹: rent and maintenance a month, the deposit once
 * @throws RangeError for an amount below nothing, or none
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
