import { and, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../foundation/database/public.ts';
import { CallError, notFound } from '../foundation/server/public.ts';
import { holderOf, type Sessions } from '../people/sessions/public.ts';
import { smartCommute, smartInteraction, smartSession, smartShare, smartVisitor } from './smart-search.tables.ts';
import { SMART_SEARCH_WORDS } from './smart-search.words.ts';

/** Whose rows a visitor reads and writes. */
export interface Holder {
  /** The account's id, or a digest of the device's. */
  readonly name: string;
  readonly accountId: string | null;
}

/**
 * The holder of a request. What the device holds moves to the account once it is logged in; of what exists once, the
 * account's own stays.
 * @throws CallError 409 for a browser without cookies
 */
export async function requestHolder(database: Database, sessions: Sessions, request: FastifyRequest): Promise<Holder> {
  const holder = await knownHolder(database, sessions, request);
  if (!holder) throw new CallError(409, SMART_SEARCH_WORDS.noHolder);
  return holder;
}

/** The holder of a request, as {@link requestHolder}; undefined at the first visit of a browser, which has nothing yet. */
export async function knownHolder(
  database: Database,
  sessions: Sessions,
  request: FastifyRequest,
): Promise<Holder | undefined> {
  const { accountId, device } = await holderOf(sessions, request);
  if (accountId === null) return device === null ? undefined : { name: device, accountId };
  if (device !== null) await moveToAccount(database, device, accountId);
  return { name: accountId, accountId };
}

/** @throws CallError 404 if a named user is not the visitor */
export function checkUser(holder: Holder | undefined, userId: string | null | undefined): void {
  if (userId !== null && userId !== undefined && userId !== '' && userId !== holder?.accountId) {
    throw notFound(SMART_SEARCH_WORDS.noVisitor);
  }
}

async function moveToAccount(database: Database, device: string, accountId: string): Promise<void> {
  const { rows } = await database.execute<{ any: boolean }>(sql`
    select exists (select from smart_session where holder = ${device}) or
      exists (select from smart_commute where holder = ${device}) or
      exists (select from smart_visitor where holder = ${device}) "any"`);
  if (rows[0]?.any !== true) return;
  const own = { holder: accountId, accountId };
  await database.transaction(async (transaction) => {
    const moved = await transaction
      .update(smartSession)
      .set(own)
      .where(eq(smartSession.holder, device))
      .returning({ id: smartSession.id });
    for (const { id } of moved) {
      await transaction.update(smartInteraction).set({ accountId }).where(eq(smartInteraction.sessionId, id));
      await transaction.update(smartShare).set({ accountId }).where(eq(smartShare.sessionId, id));
    }
    const commute = alias(smartCommute, 'own');
    const sameCommute = transaction
      .select({ id: commute.id })
      .from(commute)
      .where(
        and(
          eq(commute.holder, accountId),
          eq(commute.city, smartCommute.city),
          eq(commute.category, smartCommute.category),
        ),
      );
    await transaction
      .update(smartCommute)
      .set(own)
      .where(and(eq(smartCommute.holder, device), notExists(sameCommute)));
    await transaction.delete(smartCommute).where(eq(smartCommute.holder, device));
    const visitor = alias(smartVisitor, 'own');
    const sameVisitor = transaction.select().from(visitor).where(eq(visitor.holder, accountId));
    await transaction
      .update(smartVisitor)
      .set(own)
      .where(and(eq(smartVisitor.holder, device), notExists(sameVisitor)));
    await transaction.delete(smartVisitor).where(eq(smartVisitor.holder, device));
  });
}
