import type { CallState } from '@aangan/shared-kit/domain/calls/call-state';
import type { Transaction } from '../../foundation/database/public.ts';
import { emitLive } from '../../foundation/live/public.ts';

/** Tells open pages of a case that it has changed. */
export async function notifyCase(
  transaction: Transaction,
  caseId: string,
  event: { readonly seq: number; readonly state: CallState | null },
): Promise<void> {
  await emitLive(transaction, 'call-case', caseId, event);
}
