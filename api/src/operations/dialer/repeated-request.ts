import type { Transaction } from '../../foundation/database/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { type Caller, entryOf, lockCase } from './cases.queries.ts';
import type { CallCaseRow, CallEntryRow } from './dialer.tables.ts';
import { DIALER_WORDS } from './dialer.words.ts';

/** What a request is about to add: the number of the last entry that its page showed, and the new entry. */
interface Addition extends Pick<CallEntryRow, 'kind'> {
  readonly caseId: string;
  readonly seq: number;
  readonly outcome?: CallEntryRow['outcome'];
}

/**
 * The case and the entry that the same request has stored before; undefined for a new request.
 * @throws CallError 409 when something else has been added meanwhile
 */
export async function repeated(
  transaction: Transaction,
  caller: Caller,
  { caseId, seq, kind, outcome = null }: Addition,
): Promise<{ readonly row: CallCaseRow; readonly entry: CallEntryRow } | undefined> {
  const row = await lockCase(transaction, caller, caseId);
  if (!row || row.lastSeq === seq) return undefined;
  const entry = await entryOf(transaction, caseId, seq + 1);
  const isSame = entry?.staffId === caller.accountId && entry.kind === kind && entry.outcome === outcome;
  if (!entry || !isSame) throw new CallError(409, DIALER_WORDS.changed);
  return { row, entry };
}
