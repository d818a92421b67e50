/**
 * `unbalanced`: the entries do not add up to zero, or one is no whole number of paise.
 * `overdrawn`: a person's pot holds less than is taken from it.
 * `key-reused`: the key has moved other money before.
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
