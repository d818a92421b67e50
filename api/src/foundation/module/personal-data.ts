import { eq, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/public.ts';

/** A table with rows about people: whose a row is, and what happens to it when the account is deleted. */
export interface PersonalTable {
  /** Its name in the copy that people get of their data. */
  readonly name: string;
  readonly table: PgTable;
  /** Columns that name the person; a row is theirs when one of them does. */
  readonly people: readonly PgColumn[];
  /** Left out of the copy: secrets, and what means nothing to anybody. */
  readonly hidden?: readonly string[];
  /** `keep`: only an opaque id is in it, and it is needed (`why`). */
  readonly onDeletion: 'remove' | { readonly keep: string } | { readonly clear: Readonly<Record<string, null>> };
}

/** The account that is being deleted. */
export interface LeavingPerson {
  readonly accountId: string;
  /** Phone numbers and e-mail addresses that name the person where no account does. */
  readonly addresses: readonly string[];
  readonly at: Date;
}

/** What a module stores about people. A test names every table that refers to accounts and is missing here. */
export interface PersonalData {
  readonly tables?: readonly PersonalTable[];
  /** What deletion does besides removing rows; runs first, in the same transaction. */
  readonly beforeDeletion?: (transaction: Transaction, person: LeavingPerson) => Promise<void>;
  /** Keys of the person's files: removed once the deletion has committed. */
  readonly files?: (transaction: Transaction, accountId: string) => Promise<string[]>;
}

/** Records of money. */
export const KEPT_FOR_LAW = { keep: 'The law wants records of money kept; they name an opaque account.' };

/** Rows that another person reads too. */
export const KEPT_FOR_OTHER_SIDE = {
  keep: 'The other person sees that there was a contact, with a deleted account.',
};

/** The rows of a table that belong to a person. */
export function rowsOf({ people }: PersonalTable, accountId: string): SQL | undefined {
  return or(...people.map((column) => eq(column, accountId)));
}
