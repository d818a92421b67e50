/**
 * `unbalanced`: the entries do not add up to zero, or one is not a whole number of paise. `overdrawn`: a person's account
 * holds less than the amount. `key-reused`: the key was used for a different movement.
 */
type LedgerFault = 'unbalanced' | 'overdrawn' | 'key-reused';

/** A movement that the ledger refuses. Nothing has moved. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
  readonly fault: LedgerFault;

  constructor(fault: LedgerFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
