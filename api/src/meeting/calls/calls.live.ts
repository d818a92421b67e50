import type { callTopics } from '@aangan/shared-kit/contracts/calls';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import { emitLive } from '../../foundation/live/public.ts';
import type { TopicHandlers } from '../../foundation/module/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import type { BridgedCall } from '../../foundation/telephony/public.ts';
import { ownCall, unseenMissed } from './calls.queries.ts';
import type { PersonCallRow } from './calls.tables.ts';
import { CALL_WORDS } from './calls.words.ts';
import { sideOf } from './wire-call.ts';

/** The live updates of calls. */
export function callTopicHandlers(database: Database): TopicHandlers<typeof callTopics> {
  async function placed(accountId: string, callId: string) {
    const found = await ownCall(database, accountId, callId);
    if (!found?.bridged || found.call.callerId !== accountId) throw notFound(CALL_WORDS.noCall);
    return found.bridged;
  }
  return {
    async 'call-state'(accountId, { callId }) {
      await placed(accountId, callId);
      return {
        audience: audienceOf({ id: callId, callerId: accountId }),
        now: async () => stateOf(await placed(accountId, callId)),
      };
    },
    async 'missed-calls'(accountId) {
      return { audience: accountId, now: () => unseenMissed(database, accountId) };
    },
  };
}

/** Shows the caller's open page the state of the call. */
export async function showState(
  transaction: Transaction,
  call: Pick<PersonCallRow, 'id' | 'callerId'>,
  bridged: BridgedCall,
): Promise<void> {
  await emitLive(transaction, 'call-state', audienceOf(call), stateOf(bridged));
}

/** Shows a person's open pages how many missed calls wait. */
export async function showMissed(transaction: Transaction, accountId: string): Promise<void> {
  await emitLive(transaction, 'missed-calls', accountId, await unseenMissed(transaction, accountId));
}

function stateOf({ state, unansweredBy, talkSeconds }: Pick<BridgedCall, 'state' | 'unansweredBy' | 'talkSeconds'>) {
  return { state, unansweredBy: unansweredBy ? sideOf(unansweredBy, 'out') : null, talkSeconds };
}

function audienceOf({ id, callerId }: Pick<PersonCallRow, 'id' | 'callerId'>): string {
  return `${id} ${callerId}`;
}
