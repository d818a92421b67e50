import { callMovesTo, isEnded } from '@aangan/shared-kit/domain/calls/call-state';
import type { Transaction } from '../database/public.ts';
import type { BridgedCall } from './bridged-call.ts';
import { changeCall } from './bridged-calls.queries.ts';
import type { Purposes } from './purposes.ts';
import type { BridgedCallRow } from './telephony.tables.ts';
import type { CallNews } from './telephony.ts';

/** What may change a call: news of the provider, or our own ending without any. */
type Change = Omit<CallNews, 'providerCall'> & { readonly providerCall: string | null };

/** A call that ends without a word of the provider. */
export const UNREACHED: Change = { providerCall: null, state: 'failed', unansweredBy: null, talkSeconds: null };

/**
 * Stores news about a locked call, and tells the module of its purpose in the same transaction. News that come twice,
 * late or in another order change nothing.
 * @returns the outcome, for logs: `ringing → answered`, `already completed`
 */
export async function moveCall(
  transaction: Transaction,
  purposes: Purposes,
  row: BridgedCallRow,
  news: Change,
  at: Date,
): Promise<string> {
  const providerCall = row.providerCall ?? news.providerCall;
  if (!callMovesTo(row.state, news.state)) {
    if (row.providerCall === null && providerCall !== null) await changeCall(transaction, row.id, { providerCall });
    return `already ${row.state}`;
  }
  const ended = isEnded(news.state);
  const spoke = news.state === 'answered' || news.state === 'completed';
  const moved: BridgedCallRow = {
    ...row,
    providerCall,
    state: news.state,
    unansweredBy: spoke ? null : news.unansweredBy,
    answeredAt: row.answeredAt ?? (spoke ? at : null),
    endedAt: ended ? (row.endedAt ?? at) : null,
    talkSeconds: ended ? (news.talkSeconds ?? 0) : null,
    checkAt: ended ? null : row.checkAt,
  };
  const { id, ...change } = moved;
  await changeCall(transaction, id, change);
  await purposes.of(row.purpose).moved(transaction, shownCall(moved));
  return `${row.state} → ${news.state}`;
}

/** A call as other modules see it. */
export function shownCall(row: BridgedCallRow): BridgedCall {
  const { id, purpose, state, unansweredBy, askedAt, answeredAt, endedAt, talkSeconds } = row;
  return { id, purpose, state, unansweredBy, askedAt, answeredAt, endedAt, talkSeconds };
}
