import { BUILDER_PAPERS, type BuilderPaper } from '@aangan/shared-kit/domain/builder-account';
import { and, asc, eq, ilike, inArray } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { builder } from '../../places/public.ts';
import { type BuilderAccountRow, builderAccount, builderPaper } from './builder-account.tables.ts';

/** Most requests in one answer to staff. */
const WAITING = 50;

/** A request with its builder and the papers that it has. */
export interface BuilderClaimFacts {
  readonly row: BuilderAccountRow;
  readonly builder: { readonly id: string; readonly name: string };
  readonly papers: readonly BuilderPaper[];
}

/** The request of an account; undefined without one. */
export async function claimOf(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<BuilderClaimFacts | undefined> {
  const [found] = await database
    .select({ row: builderAccount, builder: { id: builder.id, name: builder.name } })
    .from(builderAccount)
    .innerJoin(builder, eq(builder.id, builderAccount.builderId))
    .where(eq(builderAccount.accountId, accountId));
  return found && { ...found, papers: await papersOf(database, [accountId]).then((of) => of(accountId)) };
}

/** Locks the request of an account until the transaction ends. */
export async function holdClaim(transaction: Transaction, accountId: string): Promise<BuilderAccountRow | undefined> {
  const [row] = await transaction
    .select()
    .from(builderAccount)
    .where(eq(builderAccount.accountId, accountId))
    .for('update');
  return row;
}

export async function changeClaim(
  transaction: Transaction,
  accountId: string,
  change: Partial<Omit<BuilderAccountRow, 'accountId'>>,
): Promise<void> {
  await transaction.update(builderAccount).set(change).where(eq(builderAccount.accountId, accountId));
}

/** Requests that wait for staff, oldest first. */
export async function waitingClaims(database: Database) {
  const rows = await database
    .select({ row: builderAccount, builder: { id: builder.id, name: builder.name }, name: account.name })
    .from(builderAccount)
    .innerJoin(builder, eq(builder.id, builderAccount.builderId))
    .innerJoin(account, eq(account.id, builderAccount.accountId))
    .where(eq(builderAccount.state, 'submitted'))
    .orderBy(asc(builderAccount.submittedAt))
    .limit(WAITING);
  const papers = await papersOf(
    database,
    rows.map(({ row }) => row.accountId),
  );
  return rows.map((each) => ({ ...each, papers: papers(each.row.accountId) }));
}

export function countWaitingClaims(database: Pick<Database, '$count'>): Promise<number> {
  return database.$count(builderAccount, eq(builderAccount.state, 'submitted'));
}

/** Builders whose name holds the text, at most ten. */
export async function buildersNamed(database: Database, name: string) {
  return database
    .select({ id: builder.id, name: builder.name })
    .from(builder)
    .where(ilike(builder.name, `%${name.replace(/[\\%_]/g, '\\$&')}%`))
    .orderBy(asc(builder.name))
    .limit(10);
}

/** The papers of each account, in the order of the form. */
async function papersOf(database: DatabaseOrTransaction, accountIds: readonly string[]) {
  const rows =
    accountIds.length === 0
      ? []
      : await database
          .select({ accountId: builderPaper.accountId, paper: builderPaper.paper })
          .from(builderPaper)
          .where(inArray(builderPaper.accountId, [...accountIds]));
  return (accountId: string): BuilderPaper[] =>
    BUILDER_PAPERS.filter((paper) => rows.some((row) => row.accountId === accountId && row.paper === paper));
}

/** A stored paper. */
export async function paperOf(database: DatabaseOrTransaction, accountId: string, paper: BuilderPaper) {
  const [row] = await database
    .select()
    .from(builderPaper)
    .where(and(eq(builderPaper.accountId, accountId), eq(builderPaper.paper, paper)));
  return row;
}

/** Keys of the files of an account's papers. */
export async function paperFiles(database: DatabaseOrTransaction, accountId: string): Promise<string[]> {
  const rows = await database
    .select({ key: builderPaper.fileKey })
    .from(builderPaper)
    .where(eq(builderPaper.accountId, accountId));
  return rows.map(({ key }) => key);
}
