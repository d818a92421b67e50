import { eq } from 'drizzle-orm';
import type { Database } from '../../../foundation/database/client.ts';
import { priceDropChoice, priceDropMessage } from './price-drops.tables.ts';

/** Whether a person is told of price drops of homes they shortlisted: everybody who has not said no. */
export async function toldOfPriceDrops(database: Database, accountId: string): Promise<boolean> {
  const [choice] = await database.select().from(priceDropChoice).where(eq(priceDropChoice.accountId, accountId));
  return !choice?.stoppedAt;
}

/** Keeps what the person chose; with what is chosen already nothing changes. @param now epoch ms */
export async function choosePriceDrops(
  database: Database,
  accountId: string,
  told: boolean,
  now: number,
  stoppedBy: string | null = null,
): Promise<void> {
  if ((await toldOfPriceDrops(database, accountId)) === told) return;
  const at = new Date(now);
  const choice = told ? { stoppedAt: null, stoppedBy: null, since: at } : { stoppedAt: at, stoppedBy, since: at };
  await database
    .insert(priceDropChoice)
    .values({ accountId, ...choice })
    .onConflictDoUpdate({ target: priceDropChoice.accountId, set: choice });
}

/** Stops price drops for who got a message of them, without a login. @returns false for a message that is not known */
export async function stopPriceDrops(database: Database, messageId: string, now: number): Promise<boolean> {
  const accountId = await accountOfMessage(database, messageId);
  if (accountId !== undefined) await choosePriceDrops(database, accountId, false, now, messageId);
  return accountId !== undefined;
}

/** Takes back what the same link stopped, and nothing that the person chose otherwise. */
export async function resumePriceDrops(database: Database, messageId: string, now: number): Promise<boolean> {
  await database
    .update(priceDropChoice)
    .set({ stoppedAt: null, stoppedBy: null, since: new Date(now) })
    .where(eq(priceDropChoice.stoppedBy, messageId));
  return (await accountOfMessage(database, messageId)) !== undefined;
}

/** What the page of a message's link says it is about. */
export async function priceDropsOfMessage(database: Database, messageId: string) {
  const accountId = await accountOfMessage(database, messageId);
  if (accountId === undefined) return undefined;
  const stopped = !(await toldOfPriceDrops(database, accountId));
  return [{ name: 'Price drops of homes you shortlisted', stopped }];
}

async function accountOfMessage(database: Database, messageId: string): Promise<string | undefined> {
  const [message] = await database.select().from(priceDropMessage).where(eq(priceDropMessage.id, messageId));
  return message?.accountId;
}
