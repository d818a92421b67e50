import { eq } from 'drizzle-orm';
import type { Database } from '../../../foundation/database/public.ts';
import { priceDropChoice, priceDropMessage } from './price-drops.tables.ts';

/** Whether a person is notified of price drops of shortlisted homes: yes, unless they opted out. */
export async function wantsPriceDropMessages(database: Database, accountId: string): Promise<boolean> {
  const [choice] = await database.select().from(priceDropChoice).where(eq(priceDropChoice.accountId, accountId));
  return !choice?.stoppedAt;
}

/** Saves the person's choice; the same choice again changes nothing. @param now epoch ms */
export async function choosePriceDrops(
  database: Database,
  accountId: string,
  wanted: boolean,
  now: number,
  stoppedBy: string | null = null,
): Promise<void> {
  if ((await wantsPriceDropMessages(database, accountId)) === wanted) return;
  const at = new Date(now);
  const choice = wanted ? { stoppedAt: null, stoppedBy: null, since: at } : { stoppedAt: at, stoppedBy, since: at };
  await database
    .insert(priceDropChoice)
    .values({ accountId, ...choice })
    .onConflictDoUpdate({ target: priceDropChoice.accountId, set: choice });
}

/** Stops price drops for the recipient of a message, without a login. @returns false for an unknown message */
export async function stopPriceDrops(database: Database, messageId: string, now: number): Promise<boolean> {
  const accountId = await accountOfMessage(database, messageId);
  if (accountId !== undefined) await choosePriceDrops(database, accountId, false, now, messageId);
  return accountId !== undefined;
}

/** Undoes what the same link stopped, and no other choice of the person. */
export async function resumePriceDrops(database: Database, messageId: string, now: number): Promise<boolean> {
  await database
    .update(priceDropChoice)
    .set({ stoppedAt: null, stoppedBy: null, since: new Date(now) })
    .where(eq(priceDropChoice.stoppedBy, messageId));
  return (await accountOfMessage(database, messageId)) !== undefined;
}

/** What the stop page of a message says it is about. */
export async function priceDropsOfMessage(database: Database, messageId: string) {
  const accountId = await accountOfMessage(database, messageId);
  if (accountId === undefined) return undefined;
  const stopped = !(await wantsPriceDropMessages(database, accountId));
  return [{ name: 'Price drops of homes you shortlisted', stopped }];
}

async function accountOfMessage(database: Database, messageId: string): Promise<string | undefined> {
  const [message] = await database.select().from(priceDropMessage).where(eq(priceDropMessage.id, messageId));
  return message?.accountId;
}
