import { eq, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/public.ts';

/** Whose rows they are: by default of the person in the column `accountId`. */
type RowsOfPeople =
  | { readonly table: PgTable & { readonly accountId: PgColumn }; readonly people?: never }
  | {
      readonly table: PgTable;
      /** Columns that identify the person; a row belongs to the person when one of them matches. */
      readonly people: readonly PgColumn[];
    };

/** A table with rows about people: whose rows they are, and what happens to them when the account is deleted. */
type PersonalTable = RowsOfPeople & {
  /** Name of the table in the copy of their data that people can download. */
  readonly name: string;
  /** Columns left out of the copy: secrets, and values that mean nothing to the reader. */
  readonly hidden?: readonly string[];
  /** `keep`: the row holds only an opaque id and is needed for the reason in `why`. */
  readonly onDeletion: 'remove' | { readonly keep: string } | { readonly clear: Readonly<Record<string, null>> };
};

/** The account that is being deleted. */
export interface LeavingPerson {
  readonly accountId: string;
  /** Phone numbers and e-mail addresses that identify the person in rows without an account id. */
  readonly addresses: readonly string[];
  readonly at: Date;
}

/** What a module stores about people. A test fails for every table that refers to accounts and is missing here. */
export interface PersonalData {
  readonly tables?: readonly PersonalTable[];
  /** What the deletion does besides removing rows. Runs first, in the same transaction. */
  readonly beforeDeletion?: (transaction: Transaction, person: LeavingPerson) => Promise<void>;
  /** Keys of the person's files, which are removed once the deletion has committed. */
  readonly files?: (transaction: Transaction, accountId: string) => Promise<string[]>;
}

/** Financial records. */
export const KEPT_FOR_LAW = { keep: 'The law wants records of money kept; they name an opaque account.' };

/** Rows that another person reads as well. */
export const KEPT_FOR_OTHER_SIDE = {
  keep: 'The other person sees that there was a contact, with a deleted account.',
};

/** The rows of a table that belong to a person. */
export function rowsOf({ table, people }: PersonalTable, accountId: string): SQL | undefined {
  return or(...(people ?? [table.accountId]).map((column) => eq(column, accountId)));
}
