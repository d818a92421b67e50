import { randomBytes } from 'node:crypto';
import type { Database } from '../database/public.ts';
import { digestOf } from '../digests/public.ts';
import { lockCall, takeForPlacing } from './bridged-calls.queries.ts';
import { moveCall, UNREACHED } from './move-call.ts';
import { newsPath } from './news-path.ts';
import type { Purposes } from './purposes.ts';
import { BridgeRefused, type CallNews, type Telephony, TelephonyError } from './telephony.ts';

/** The provider is asked about a call that it has not told us about since. */
export const CHECK_AFTER_MS = 60_000;

export interface TelephonyDeps {
  readonly database: Database;
  readonly telephony: Telephony;
  readonly purposes: Purposes;
  /** Origin under which the provider reaches this site. */
  readonly siteUrl: string;
  readonly onTrouble: (callId: string, error: unknown) => void;
}

/**
 * Asks the provider to connect the phones of a call, once: a second request would ring again. If its answer is unknown,
 * the check finds out later.
 */
export async function placeCall(deps: TelephonyDeps, id: string, at: Date): Promise<void> {
  const { database, telephony, purposes, siteUrl, onTrouble } = deps;
  const token = randomBytes(32).toString('base64url');
  const call = await takeForPlacing(database, id, {
    tokenDigest: tokenDigest(token),
    placedAt: at,
    checkAt: new Date(at.getTime() + CHECK_AFTER_MS),
  });
  if (!call) return;
  const phones = await purposes.of(call.purpose).phones(database, id);
  if (!phones) return settle(deps, id, UNREACHED, at);
  try {
    const newsUrl = `${siteUrl}${newsPath(telephony.name, token)}`;
    await settle(deps, id, await telephony.connect({ id, ...phones, newsUrl }), at);
  } catch (error) {
    if (!(error instanceof BridgeRefused || error instanceof TelephonyError)) throw error;
    onTrouble(id, error);
    if (error instanceof BridgeRefused) await settle(deps, id, UNREACHED, at);
  }
}

/** Stores what became known about a call outside of a webhook. */
export async function settle(
  { database, purposes }: Pick<TelephonyDeps, 'database' | 'purposes'>,
  id: string,
  news: CallNews | typeof UNREACHED,
  at: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const row = await lockCall(transaction, { id });
    if (row) await moveCall(transaction, purposes, row, news, at);
  });
}

/** Only digests of tokens are stored. */
export function tokenDigest(token: string): string {
  return digestOf(token);
}
