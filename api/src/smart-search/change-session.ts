import type {
  HomeAnswer,
  RejectionReason,
  SessionSource,
} from '@aangan/shared-kit/domain/smart-search/session-options';
import type { Slot } from '@aangan/shared-kit/domain/smart-search/understanding';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../foundation/database/public.ts';
import { totalOf } from '../search/listings/public.ts';
import { fittingAmong } from './candidates.queries.ts';
import type { Holder } from './holder.ts';
import { holdSession, interactionsOf, newId } from './sessions.queries.ts';
import { type SmartSessionRow, smartInteraction, smartSession } from './smart-search.tables.ts';
import { storedSlots, type WantedSearch } from './wanted-search.ts';

interface NewSession {
  readonly slots: readonly Slot[];
  readonly wanted: WantedSearch;
  readonly source: SessionSource;
  readonly attempt: string;
}

/** Starts a session; the same attempt gives the same session. */
export async function startSession(
  database: Database,
  holder: Holder,
  { slots, wanted, source, attempt }: NewSession,
  at: Date,
): Promise<SmartSessionRow> {
  const row = {
    id: newId('sms_'),
    ...{ holder: holder.name, accountId: holder.accountId, origin: holder.name, attempt, source },
    ...{ category: wanted.search.category, city: wanted.search.city, slots: storedSlots(slots) },
    ...{ round: 1, totalCount: totalOf(wanted.filtered).value, promptedRound: 0, unlearnt: [] },
    ...{ createdAt: at, changedAt: at },
  };
  // Before a login the attempt may have begun the session of the device, which is the account's now.
  const earlier = await sessionOfAttempt(database, holder, attempt);
  if (earlier) return earlier;
  const [started] = await database.insert(smartSession).values(row).onConflictDoNothing().returning();
  const found = started ?? (await sessionOfAttempt(database, holder, attempt));
  if (!found) throw new Error('A session that was started exists');
  return found;
}

async function sessionOfAttempt(
  database: Database,
  holder: Holder,
  attempt: string,
): Promise<SmartSessionRow | undefined> {
  const [row] = await database
    .select()
    .from(smartSession)
    .where(and(eq(smartSession.holder, holder.name), eq(smartSession.attempt, attempt)));
  return row;
}

interface AppliedFilters {
  readonly slots: readonly Slot[];
  readonly wanted: WantedSearch;
  /** Of the press; without one, the same filters again change nothing. */
  readonly attempt: string | undefined;
}

/** Applies filters again, which clears the list. Source: services-and-platform, section 4 (smart search). */
export function applyFilters(
  database: Database,
  holder: Holder,
  sessionId: string,
  { slots, wanted, attempt }: AppliedFilters,
  at: Date,
): Promise<SmartSessionRow> {
  return database.transaction(async (transaction) => {
    const row = await holdSession(transaction, holder, sessionId);
    const stored = storedSlots(slots);
    const isRepeat =
      attempt === undefined ? JSON.stringify(stored) === JSON.stringify(row.slots) : attempt === row.roundAttempt;
    if (isRepeat) return row;
    const answered = (await interactionsOf(transaction, [row.id])).map(({ listingId }) => listingId);
    const before = await fittingAmong(transaction, wanted.resolved, answered);
    return change(transaction, row, at, {
      slots: stored,
      category: wanted.search.category,
      city: wanted.search.city,
      round: row.round + 1,
      roundAttempt: attempt ?? null,
      totalCount: Math.max(0, totalOf(wanted.filtered).value - before),
    });
  });
}

interface Answered {
  readonly listingId: string;
  readonly answer: HomeAnswer;
  readonly reasons: readonly RejectionReason[];
}

/** Stores the answer to a home: one a session and home, the last one counts. */
export function answerHome(
  database: Database,
  holder: Holder,
  sessionId: string,
  { listingId, answer, reasons }: Answered,
  at: Date,
): Promise<SmartSessionRow> {
  return database.transaction(async (transaction) => {
    const row = await holdSession(transaction, holder, sessionId);
    const said = { answer, reasons: answer === 'NO' ? reasons : [], answeredAt: at };
    await transaction
      .insert(smartInteraction)
      .values({ sessionId: row.id, listingId, accountId: row.accountId, round: row.round, ...said })
      .onConflictDoUpdate({ target: [smartInteraction.sessionId, smartInteraction.listingId], set: said });
    return change(transaction, row, at, {});
  });
}

/** Takes the answer to a home back. */
export function takeAnswerBack(
  database: Database,
  holder: Holder,
  sessionId: string,
  listingId: string,
  at: Date,
): Promise<SmartSessionRow> {
  return database.transaction(async (transaction) => {
    const row = await holdSession(transaction, holder, sessionId);
    const ofHome = and(eq(smartInteraction.sessionId, row.id), eq(smartInteraction.listingId, listingId));
    await transaction.delete(smartInteraction).where(ofHome);
    return change(transaction, row, at, {});
  });
}

/** Answers the prompt about rejected homes: the reasons count for those of the round that had none. */
export function answerPrompt(
  database: Database,
  holder: Holder,
  sessionId: string,
  reasons: readonly RejectionReason[],
  at: Date,
): Promise<SmartSessionRow> {
  return database.transaction(async (transaction) => {
    const row = await holdSession(transaction, holder, sessionId);
    if (reasons.length > 0) {
      const unexplained = and(
        eq(smartInteraction.sessionId, row.id),
        eq(smartInteraction.answer, 'NO'),
        eq(smartInteraction.round, row.round),
        eq(smartInteraction.reasons, []),
      );
      await transaction.update(smartInteraction).set({ reasons }).where(unexplained);
    }
    return change(transaction, row, at, { promptedRound: row.round });
  });
}

/** Takes a learnt statement back, or lets it count again. */
export function setLearnt(
  database: Database,
  holder: Holder,
  sessionId: string,
  { key, counts }: { readonly key: string; readonly counts: boolean },
  at: Date,
): Promise<SmartSessionRow> {
  return database.transaction(async (transaction) => {
    const row = await holdSession(transaction, holder, sessionId);
    const others = row.unlearnt.filter((each) => each !== key);
    return change(transaction, row, at, { unlearnt: counts ? others : [...others, key] });
  });
}

async function change(
  transaction: Transaction,
  row: SmartSessionRow,
  at: Date,
  facts: Partial<SmartSessionRow>,
): Promise<SmartSessionRow> {
  const changed = { ...facts, changedAt: at };
  await transaction.update(smartSession).set(changed).where(eq(smartSession.id, row.id));
  return { ...row, ...changed };
}
