import { OWNERSHIP_UPLOAD } from '@aangan/shared-kit/contracts/ownership';
import { CASES_ON_PAGE } from '@aangan/shared-kit/domain/staff-decision';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { readyUploads } from '../../foundation/uploads/public.ts';
import { account } from '../../people/accounts/public.ts';
import { matchesCase } from '../../people/staff/public.ts';
import { detailUrl, listing, listingOwner } from '../../search/listings/public.ts';
import { type OwnershipRow, ownershipProof } from './ownership.tables.ts';

/** Cases in one answer. */
const WAITING = 50;

const shown = { id: listing.id, category: listing.category, title: listing.title };

export interface OwnListing {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

/** A listing of the person that was published, or undefined. */
export async function ownListing(
  database: DatabaseOrTransaction,
  accountId: string,
  id: string,
): Promise<OwnListing | undefined> {
  const [found] = await database
    .select(shown)
    .from(listing)
    .innerJoin(listingOwner, eq(listingOwner.listingId, listing.id))
    .where(and(eq(listing.id, id), eq(listingOwner.accountId, accountId)));
  return found && asLink(found);
}

function asLink(found: Parameters<typeof detailUrl>[0]): OwnListing {
  return { id: found.id, title: found.title, url: detailUrl(found) };
}

export async function proofOf(database: DatabaseOrTransaction, listingId: string): Promise<OwnershipRow | undefined> {
  const [row] = await database.select().from(ownershipProof).where(eq(ownershipProof.listingId, listingId));
  return row;
}

/** The same, locked until the end of the transaction. */
export async function holdProof(transaction: Transaction, listingId: string): Promise<OwnershipRow | undefined> {
  const [row] = await transaction
    .select()
    .from(ownershipProof)
    .where(eq(ownershipProof.listingId, listingId))
    .for('update');
  return row;
}

export async function saveProof(transaction: Transaction, row: OwnershipRow): Promise<void> {
  await transaction
    .insert(ownershipProof)
    .values(row)
    .onConflictDoUpdate({ target: ownershipProof.listingId, set: row });
}

export function countWaitingProofs(database: Pick<Database, '$count'>): Promise<number> {
  return database.$count(ownershipProof, eq(ownershipProof.state, 'submitted'));
}

/** Ids of listings whose papers wait, that a search of staff finds; the oldest first. */
export async function foundProofs(database: Database, typed: string): Promise<string[]> {
  const rows = await database
    .select({ id: ownershipProof.listingId })
    .from(ownershipProof)
    .innerJoin(account, eq(account.id, ownershipProof.accountId))
    .where(and(eq(ownershipProof.state, 'submitted'), matchesCase(typed, ownershipProof.listingId)))
    .orderBy(asc(ownershipProof.submittedAt))
    .limit(CASES_ON_PAGE);
  return rows.map(({ id }) => id);
}

/** Listings whose papers wait for staff, the oldest first. @param ids those alone */
export async function waitingProofs(database: Database, ids?: readonly string[]) {
  const rows = await database
    .select({ ...shown, name: account.name, accountId: ownershipProof.accountId, at: ownershipProof.submittedAt })
    .from(ownershipProof)
    .innerJoin(listing, eq(listing.id, ownershipProof.listingId))
    .innerJoin(account, eq(account.id, ownershipProof.accountId))
    .where(and(eq(ownershipProof.state, 'submitted'), ids && inArray(ownershipProof.listingId, [...ids])))
    .orderBy(asc(ownershipProof.submittedAt))
    .limit(WAITING);
  return Promise.all(
    rows.map(async ({ name, accountId, at, ...found }) => ({
      listing: asLink(found),
      name,
      submittedOn: at.getTime(),
      papers: await papersOf(database, accountId, found.id),
    })),
  );
}

/** Uploaded papers of a listing, with the addresses at which staff read them. */
export async function papersOf(database: DatabaseOrTransaction, accountId: string, listingId: string) {
  const papers = await readyUploads(database, { accountId, kind: OWNERSHIP_UPLOAD, subject: listingId });
  return papers.map(({ id, mediaType }) => ({ file: `/api/v1/staff/ownership/${listingId}/papers/${id}`, mediaType }));
}

/** A paper of a listing that waits for a decision, or undefined. */
export async function waitingPaper(database: Database, listingId: string, uploadId: string) {
  const proof = await proofOf(database, listingId);
  if (proof?.state !== 'submitted') return undefined;
  const { accountId } = proof;
  const papers = await readyUploads(database, { accountId, kind: OWNERSHIP_UPLOAD, subject: listingId });
  return papers.find(({ id }) => id === uploadId);
}
