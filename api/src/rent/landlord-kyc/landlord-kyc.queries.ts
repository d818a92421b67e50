import { caseSearch } from '@aangan/shared-kit/domain/case-search';
import type { LandlordPaper } from '@aangan/shared-kit/domain/rent/landlord-papers';
import { CASES_ON_PAGE } from '@aangan/shared-kit/domain/staff-decision';
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import type { SealedText } from '../../foundation/sealed-text/public.ts';
import { removeFilesLater } from '../../foundation/uploads/public.ts';
import { holdsText } from '../../people/staff/public.ts';
import { phoneDigest, rentLandlord } from '../landlords/public.ts';
import { type LandlordPaperRow, rentLandlordKyc, rentLandlordPaper } from './landlord-kyc.tables.ts';

/** Cases in one answer. */
const WAITING = 50;

const WAITS = and(isNull(rentLandlordKyc.decidedAt), eq(rentLandlord.kyc, 'submitted'), isNull(rentLandlord.removedAt));

/** Papers of a landlord. */
export function papersOf(database: DatabaseOrTransaction, landlordId: string): Promise<LandlordPaperRow[]> {
  return database
    .select()
    .from(rentLandlordPaper)
    .where(eq(rentLandlordPaper.landlordId, landlordId))
    .orderBy(asc(rentLandlordPaper.paper));
}

/** Stores a paper in the place of an earlier one. @returns keys of files that are no longer needed */
export async function savePaper(transaction: Transaction, row: LandlordPaperRow): Promise<string[]> {
  const { landlordId, paper } = row;
  const before = await transaction
    .delete(rentLandlordPaper)
    .where(and(eq(rentLandlordPaper.landlordId, landlordId), eq(rentLandlordPaper.paper, paper)))
    .returning({ key: rentLandlordPaper.fileKey });
  await transaction.insert(rentLandlordPaper).values(row);
  return before.map(({ key }) => key);
}

/** One paper, for staff. */
export async function paperOf(
  database: Database,
  landlordId: string,
  paper: LandlordPaper,
): Promise<LandlordPaperRow | undefined> {
  const [row] = await database
    .select()
    .from(rentLandlordPaper)
    .where(and(eq(rentLandlordPaper.landlordId, landlordId), eq(rentLandlordPaper.paper, paper)));
  return row;
}

/** Why papers were refused; null otherwise. */
export async function refusalOf(database: DatabaseOrTransaction, landlordId: string): Promise<string | null> {
  const [row] = await database
    .select({ reason: rentLandlordKyc.reason })
    .from(rentLandlordKyc)
    .where(eq(rentLandlordKyc.landlordId, landlordId));
  return row?.reason ?? null;
}

/** Notes that papers were handed in, the first time or again. */
export async function noteSubmitted(transaction: Transaction, landlordId: string, at: Date): Promise<void> {
  const waits = { submittedAt: at, decidedAt: null, reason: null };
  await transaction
    .insert(rentLandlordKyc)
    .values({ landlordId, ...waits })
    .onConflictDoUpdate({ target: rentLandlordKyc.landlordId, set: waits });
}

/** Notes a decision, and deletes the papers. */
export async function noteDecided(
  transaction: Transaction,
  jobs: Jobs,
  { landlordId, reason, at }: { landlordId: string; reason: string | null; at: Date },
): Promise<void> {
  await transaction
    .update(rentLandlordKyc)
    .set({ decidedAt: at, reason })
    .where(eq(rentLandlordKyc.landlordId, landlordId));
  const gone = await transaction
    .delete(rentLandlordPaper)
    .where(eq(rentLandlordPaper.landlordId, landlordId))
    .returning({ key: rentLandlordPaper.fileKey });
  await removeFilesLater(
    jobs,
    transaction,
    gone.map(({ key }) => key),
  );
}

/** Landlords whose papers wait, the oldest first. */
export function waitingKyc(database: Database, ids?: readonly string[]) {
  return database
    .select({ landlord: rentLandlord, submittedAt: rentLandlordKyc.submittedAt })
    .from(rentLandlordKyc)
    .innerJoin(rentLandlord, eq(rentLandlord.id, rentLandlordKyc.landlordId))
    .where(and(WAITS, ids && inArray(rentLandlord.id, [...ids])))
    .orderBy(asc(rentLandlordKyc.submittedAt))
    .limit(WAITING);
}

/** Ids of landlords whose papers wait, that a search of staff finds; the oldest first. */
export async function foundKyc(database: Database, sealedText: SealedText, typed: string): Promise<string[]> {
  const { phone, name } = caseSearch(typed);
  const matches = or(
    phone === undefined ? undefined : eq(rentLandlord.phoneDigest, phoneDigest(sealedText, phone)),
    name === undefined ? undefined : holdsText(rentLandlord.name, name),
  );
  const rows = await database
    .select({ id: rentLandlord.id })
    .from(rentLandlordKyc)
    .innerJoin(rentLandlord, eq(rentLandlord.id, rentLandlordKyc.landlordId))
    .where(and(WAITS, matches ?? sql`false`))
    .orderBy(asc(rentLandlordKyc.submittedAt))
    .limit(CASES_ON_PAGE);
  return rows.map(({ id }) => id);
}

export async function countWaitingKyc(database: Database): Promise<number> {
  return (await waitingKyc(database)).length;
}

/** Deletes papers that were uploaded before a time. Landlords whose papers waited have to send them again. */
export async function deleteOldPapers(database: Database, before: Date, jobs: Jobs): Promise<void> {
  await database.transaction(async (transaction) => {
    const gone = await transaction
      .delete(rentLandlordPaper)
      .where(lt(rentLandlordPaper.uploadedAt, before))
      .returning({ id: rentLandlordPaper.landlordId, key: rentLandlordPaper.fileKey });
    for (const { id } of gone) {
      await transaction
        .update(rentLandlord)
        .set({ kyc: 'none' })
        .where(and(eq(rentLandlord.id, id), eq(rentLandlord.kyc, 'submitted')));
    }
    await removeFilesLater(
      jobs,
      transaction,
      gone.map(({ key }) => key),
    );
  });
}
