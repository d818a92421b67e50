import type { CallCaseState } from '@aangan/shared-kit/domain/dialer/call-outcomes';
import type { Transaction } from '../../foundation/database/public.ts';
import { changeCase } from './cases.queries.ts';
import type { CallCaseRow } from './dialer.tables.ts';
import type { CallSources } from './dialer-deps.ts';

/** Ends a locked case, and tells the module of its request. */
export async function endCase(
  transaction: Transaction,
  sources: CallSources,
  { id, kind, ref }: Pick<CallCaseRow, 'id' | 'kind' | 'ref'>,
  { state, at, ...more }: { readonly state: Exclude<CallCaseState, 'open'>; readonly at: Date } & Partial<CallCaseRow>,
): Promise<void> {
  await changeCase(transaction, id, { ...more, state, heldBy: null, heldUntil: null, changedAt: at });
  if (state !== 'gone') await sources.get(kind)?.called(transaction, kind, ref, state, at);
}
