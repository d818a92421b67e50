import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import type { Api } from '../../foundation/module/public.ts';
import { type BridgedCall, bridgedCallsOf, type Phones } from '../../foundation/telephony/public.ts';
import { personById } from '../../people/accounts/public.ts';
import { showMissed, showState } from './calls.live.ts';
import { dismissFrom } from './calls.queries.ts';
import { type PersonCallRow, personCall } from './calls.tables.ts';
import { inboundAnswers } from './inbound-calls.ts';
import { type MissedNotices, missedNoticesOf } from './missed-notices.ts';

/** The name of people's calls. */
export const PEOPLE = 'people';

/** What happens with calls between people when their state changes, and with people who dial the bridge number. */
export function callPurpose(api: Api): void {
  const bridge = api.use(bridgedCallsOf);
  const notices = api.use(missedNoticesOf);
  bridge.handle(PEOPLE, {
    phones: phonesOf,
    moved: (transaction, bridged) => moved(transaction, notices, bridged),
  });
  bridge.handleInbound(inboundAnswers(PEOPLE));
}

/** The phones of a call; undefined once one of the two has left. */
async function phonesOf(database: Database, id: string): Promise<Phones | undefined> {
  const [call] = await database.select().from(personCall).where(eq(personCall.id, id));
  const caller = call && (await personById(database, call.callerId));
  const other = call && (await personById(database, call.otherId));
  if (!caller?.phone || !other?.phone || caller.deletedAt !== null || other.deletedAt !== null) return undefined;
  return { caller: caller.phone, other: other.phone };
}

async function moved(transaction: Transaction, notices: MissedNotices, bridged: BridgedCall): Promise<void> {
  const [call] = await transaction.select().from(personCall).where(eq(personCall.id, bridged.id)).for('update');
  if (!call) return;
  await showState(transaction, call, bridged);
  const at = bridged.endedAt ?? bridged.answeredAt ?? bridged.askedAt;
  if (bridged.answeredAt !== null) await talked(transaction, call, at);
  if (wasMissed(bridged)) await miss(transaction, notices, call, at);
}

/** The other phone rang and nobody took the call. Where it is unknown whose phone did not, nobody is told. */
function wasMissed({ state, unansweredBy }: BridgedCall): boolean {
  return (state === 'no-answer' || state === 'busy') && unansweredBy === 'other';
}

/** The two talk: what each missed from the other is dealt with. */
async function talked(transaction: Transaction, { callerId, otherId }: PersonCallRow, at: Date): Promise<void> {
  for (const [accountId, fromId] of [
    [callerId, otherId],
    [otherId, callerId],
  ] as const) {
    if ((await dismissFrom(transaction, { accountId, fromId, at })) > 0) await showMissed(transaction, accountId);
  }
}

async function miss(transaction: Transaction, notices: MissedNotices, call: PersonCallRow, at: Date): Promise<void> {
  if (call.missedAt !== null) return;
  await transaction.update(personCall).set({ missedAt: at }).where(eq(personCall.id, call.id));
  await showMissed(transaction, call.otherId);
  await notices.tell(transaction, call.id);
}
