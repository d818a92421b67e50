/**
 * `unbalanced`: the entries do not add up to zero, or one is not a whole number of paise. `overdrawn`: a person's account
 * holds less than the amount. `key-reused`: the key was used for a different movement.
 */
type LedgerProblem = 'unbalanced' | 'overdrawn' | 'key-reused';

/** A movement that the ledger refuses. Nothing has moved. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
  readonly problem: LedgerProblem;

  constructor(problem: LedgerProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}
