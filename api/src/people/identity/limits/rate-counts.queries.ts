import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../foundation/database/public.ts';
import { rateCount } from '../identity.tables.ts';
import { mostPricedHits, type PriceRule, pays, priceUnder } from './price-rule.ts';
import { countedHits, type RateRule, waitUnder } from './rate-rule.ts';

/**
 * Counts an action if the rules allow it. The row is locked meanwhile, so that two instances never both take the last
 * one.
 * @param now epoch ms
 * @returns 0 when it was counted, else ms to wait
 */
export function countHit(database: Database, key: string, rules: readonly RateRule[], now: number): Promise<number> {
  return countUnless(database, key, rules, now, (hits) => ({ refusal: waitUnder(rules, hits, now), kept: hits }));
}

/**
 * Counts an action if its price is paid.
 * @param paid level of the challenge that was passed, 0 for none
 * @param now epoch ms
 * @returns 0 when it was counted, else the level that it needs
 */
export function countPriced(
  database: Database,
  key: string,
  rules: readonly PriceRule[],
  paid: number,
  now: number,
): Promise<number> {
  return countUnless(database, key, rules, now, (hits) => {
    const price = priceUnder(rules, hits, now);
    return { refusal: pays(paid, price) ? 0 : price, kept: hits.slice(1 - mostPricedHits(rules)) };
  });
}

/** Counts an action unless it is refused. @returns why it is refused, else 0 */
function countUnless(
  database: Database,
  key: string,
  rules: readonly { readonly withinMs: number }[],
  now: number,
  judge: (hits: readonly Date[]) => { refusal: number; kept: readonly Date[] },
): Promise<number> {
  const at = new Date(now);
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(rateCount)
      .values({ key, hits: [], expiresAt: at })
      .onConflictDoUpdate({ target: rateCount.key, set: { key } })
      .returning({ hits: rateCount.hits });
    const { refusal, kept } = judge(countedHits(row?.hits ?? [], rules, now));
    if (refusal > 0) return refusal;
    const expiresAt = new Date(now + Math.max(...rules.map(({ withinMs }) => withinMs)));
    await transaction
      .update(rateCount)
      .set({ hits: [...kept, at], expiresAt })
      .where(eq(rateCount.key, key));
    return 0;
  });
}

/** ms until another action is allowed; 0 for now. Counts nothing. */
export async function waitForTurn(
  database: Database,
  key: string,
  rules: readonly RateRule[],
  now: number,
): Promise<number> {
  const [row] = await database.select({ hits: rateCount.hits }).from(rateCount).where(eq(rateCount.key, key));
  return waitUnder(rules, countedHits(row?.hits ?? [], rules, now), now);
}

/** Takes the latest count back, because its action did not happen. */
export async function giveTurnBack(database: Database, key: string): Promise<void> {
  await database
    .update(rateCount)
    .set({ hits: sql`trim_array(${rateCount.hits}, least(1, cardinality(${rateCount.hits})))` })
    .where(eq(rateCount.key, key));
}

/** Clears the count, for example at the right password after some wrong ones. */
export async function deleteCounts(database: Database, key: string): Promise<void> {
  await database.delete(rateCount).where(eq(rateCount.key, key));
}

export async function deleteExpiredCounts(database: Database, now: Date): Promise<void> {
  await database.delete(rateCount).where(lt(rateCount.expiresAt, now));
}
