import type { Kyc, KycDocument, KycUserType } from '@aangan/shared-kit/contracts/kyc';
import { CASES_ON_PAGE } from '@aangan/shared-kit/domain/staff-decision';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import type { SealedText } from '../../foundation/sealed-text/public.ts';
import { account } from '../accounts/public.ts';
import { matchesCase } from '../staff/public.ts';
import { type KycRow, kyc, kycDocument } from './kyc.tables.ts';
import { openPan } from './kyc-seals.ts';

type KycDocumentRow = typeof kycDocument.$inferSelect;

/** Maximum number of KYC files in one response to staff. */
const WAITING = 50;

const mine = (accountId: string, userType: KycUserType) =>
  and(eq(kyc.accountId, accountId), eq(kyc.userType, userType));

/** Creates the person's KYC file if it does not exist, and locks it until the transaction ends. */
export async function holdKyc(transaction: Transaction, accountId: string, userType: KycUserType): Promise<KycRow> {
  await transaction.insert(kyc).values({ accountId, userType, state: 'draft' }).onConflictDoNothing();
  const [row] = await transaction.select().from(kyc).where(mine(accountId, userType)).for('update');
  if (!row) throw new Error('The KYC file is missing right after it was created');
  return row;
}

export async function changeKyc(
  transaction: Transaction,
  { accountId, userType }: Pick<KycRow, 'accountId' | 'userType'>,
  change: Partial<KycRow>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await transaction.update(kyc).set(change).where(mine(accountId, userType));
}

export async function documentsOf(
  database: DatabaseOrTransaction,
  accountId: string,
  userType: KycUserType,
): Promise<KycDocumentRow[]> {
  return database
    .select()
    .from(kycDocument)
    .where(and(eq(kycDocument.accountId, accountId), eq(kycDocument.userType, userType)))
    .orderBy(asc(kycDocument.document));
}

/** Stores a document. @returns the file of the one that it replaces */
export async function saveDocument(transaction: Transaction, row: KycDocumentRow): Promise<string | undefined> {
  const before = await dropDocument(transaction, row);
  await transaction.insert(kycDocument).values(row);
  return before;
}

/** @returns the file of the document, or undefined when there was none */
export async function dropDocument(
  transaction: Transaction,
  { accountId, userType, document }: Pick<KycDocumentRow, 'accountId' | 'userType' | 'document'>,
): Promise<string | undefined> {
  const [dropped] = await transaction
    .delete(kycDocument)
    .where(
      and(eq(kycDocument.accountId, accountId), eq(kycDocument.userType, userType), eq(kycDocument.document, document)),
    )
    .returning({ fileKey: kycDocument.fileKey });
  return dropped?.fileKey;
}

/** The person's KYC file; an empty draft if there is none yet. */
export async function kycOf(
  database: DatabaseOrTransaction,
  accountId: string,
  userType: KycUserType,
): Promise<KycRow> {
  const [row] = await database.select().from(kyc).where(mine(accountId, userType));
  return row ?? emptyKyc(accountId, userType);
}

/** The same with its documents, as pages show it. */
export async function readKyc(
  database: DatabaseOrTransaction,
  sealedText: SealedText,
  { accountId, userType }: Pick<KycRow, 'accountId' | 'userType'>,
): Promise<Kyc> {
  const row = await kycOf(database, accountId, userType);
  return asKyc(sealedText, row, await documentsOf(database, accountId, userType));
}

export async function documentOf(
  database: Database,
  accountId: string,
  userType: KycUserType,
  document: KycDocument,
): Promise<KycDocumentRow | undefined> {
  return (await documentsOf(database, accountId, userType)).find((row) => row.document === document);
}

/** Number of KYC files that wait for staff. */
export function countWaitingKyc(database: Pick<Database, '$count'>): Promise<number> {
  return database.$count(kyc, eq(kyc.state, 'submitted'));
}

/** Ids of waiting KYC files that a search of staff finds, as {@link kycCaseId} writes them; oldest first. */
export async function foundKyc(database: Database, typed: string): Promise<string[]> {
  const rows = await database
    .select({ id: kycCaseId })
    .from(kyc)
    .innerJoin(account, eq(account.id, kyc.accountId))
    .where(and(eq(kyc.state, 'submitted'), matchesCase(typed)))
    .orderBy(asc(kyc.submittedAt))
    .limit(CASES_ON_PAGE);
  return rows.map(({ id }) => id);
}

/** The id of a file among the cases: account and kind of user. */
const kycCaseId = sql<string>`${kyc.accountId} || ':' || ${kyc.userType}`;

/** KYC files that wait for staff, oldest first. @param ids those alone */
export async function waitingKyc(database: Database, sealedText: SealedText, ids?: readonly string[]) {
  const rows = await database
    .select({ papers: kyc, name: account.name })
    .from(kyc)
    .innerJoin(account, eq(account.id, kyc.accountId))
    .where(and(eq(kyc.state, 'submitted'), ids && inArray(kycCaseId, [...ids])))
    .orderBy(asc(kyc.submittedAt))
    .limit(WAITING);
  const people = rows.map(({ papers }) => papers.accountId);
  const documents =
    people.length === 0 ? [] : await database.select().from(kycDocument).where(inArray(kycDocument.accountId, people));
  return rows.map(({ papers, name }) => {
    const own = documents.filter(
      ({ accountId, userType }) => accountId === papers.accountId && userType === papers.userType,
    );
    return { ...asKyc(sealedText, papers, own), accountId: papers.accountId, name };
  });
}

function asKyc(sealedText: SealedText, row: KycRow, documents: readonly KycDocumentRow[]): Kyc {
  const { userType, state, reason, aadhaarLast4, address, submittedAt, decidedAt } = row;
  return {
    userType,
    state,
    reason,
    pan: openPan(sealedText, row),
    aadhaarLast4,
    address,
    documents: documents.map(({ document, mediaType, bytes, uploadedAt }) => ({
      document,
      mediaType,
      bytes,
      uploadedAt: uploadedAt.getTime(),
    })),
    submittedAt: submittedAt?.getTime() ?? null,
    decidedAt: decidedAt?.getTime() ?? null,
  };
}

function emptyKyc(accountId: string, userType: KycUserType): KycRow {
  const nothing = { reason: null, panSealed: null, panShown: null, plainPan: null, aadhaarLast4: null, address: null };
  return { accountId, userType, state: 'draft', ...nothing, submittedAt: null, decidedAt: null, decidedBy: null };
}
