import { callsToCheck, changeCall } from './bridged-calls.queries.ts';
import { UNREACHED } from './move-call.ts';
import { CHECK_AFTER_MS, settle, type TelephonyDeps } from './place-call.ts';
import type { BridgedCallRow } from './telephony.tables.ts';
import { type CallNews, TelephonyError } from './telephony.ts';

/** Calls of one run; the others follow a minute later. */
const AT_ONCE = 100;

/** A request of which the provider knows nothing after this time was never made. */
const UNKNOWN_MS = 10 * 60_000;

/** The longest call, and the time until the provider has its end. */
const LONGEST_MS = 2 * 3_600_000;

/**
 * Asks the provider about calls of which no news have come: webhooks may be late or never come. The intervals double,
 * from a minute to half an hour.
 */
export async function checkCalls(deps: TelephonyDeps, at: Date): Promise<void> {
  for (const call of await callsToCheck(deps.database, at, AT_ONCE)) {
    try {
      await check(deps, call, at);
    } catch (error) {
      if (!(error instanceof TelephonyError)) throw error;
      deps.onTrouble(call.id, error);
    }
  }
}

async function check(deps: TelephonyDeps, call: BridgedCallRow, at: Date): Promise<void> {
  const age = at.getTime() - (call.placedAt ?? call.askedAt).getTime();
  await changeCall(deps.database, call.id, { checkAt: new Date(at.getTime() + nextCheck(age)) });
  const news = await newsOf(deps, call);
  if (news) await settle(deps, call.id, news, at);
  const lost = call.providerCall === null && !news && age > UNKNOWN_MS;
  if (lost || age > LONGEST_MS) await settle(deps, call.id, UNREACHED, at);
}

async function newsOf(
  { database, telephony, purposes }: TelephonyDeps,
  call: BridgedCallRow,
): Promise<CallNews | undefined> {
  if (call.providerCall !== null) return telephony.find(call.providerCall);
  const phones = await purposes.of(call.purpose).phones(database, call.id);
  return phones && telephony.findBetween(phones, call.placedAt ?? call.askedAt);
}

/** As long as the call is old: 1, 2, 4 … minutes after it was placed. */
function nextCheck(age: number): number {
  return Math.min(Math.max(age, CHECK_AFTER_MS), 30 * 60_000);
}
