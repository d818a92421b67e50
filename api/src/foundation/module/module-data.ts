import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/public.ts';
import type { Jobs } from '../jobs/public.ts';
import type { CallSource } from './call-source.ts';
import type { PersonalData } from './personal-data.ts';
import type { Sale } from './sale.ts';
import type { UploadKind } from './upload-kind.ts';

/** Rows that are deleted once they are old enough. The job `clean-up` deletes them every night. */
interface Retention {
  /** The rows, as logs name them: `security events`. */
  readonly name: string;
  /** Days that a row is stored. */
  readonly days: number;
  /** Deletes what is older than `before`; a job deletes its files. */
  readonly remove: (database: Database, before: Date, jobs: Jobs) => Promise<unknown>;
}

/** What a module declares and other modules work with. */
export interface ModuleData {
  /** Its folder below `api/src`: `meeting/contacts`. */
  readonly name: string;
  /** Everything that its `*.tables.ts` files export. */
  readonly tables?: Readonly<Record<string, unknown>>;
  /** SQL of indexes that drizzle cannot express; safe to run again. */
  readonly indexes?: readonly string[];
  /** Tables whose rows are never changed or deleted: the API's role cannot. */
  readonly appendOnly?: readonly PgTable[];
  readonly personalData?: PersonalData;
  readonly retention?: readonly Retention[];
  /** What the module sells, by purpose: `wallet-topup`. */
  readonly payments?: Readonly<Record<string, Sale>>;
  /** Kinds of files that people upload, by name: `kyc-document`. */
  readonly uploads?: Readonly<Record<string, UploadKind>>;
  /** Its requests after which staff call people. */
  readonly callSource?: CallSource;
}

/** The tables of the given modules. */
export function tablesOf(modules: readonly ModuleData[]): PgTable[] {
  return modules.flatMap(({ tables = {} }) =>
    Object.values(tables).flatMap((item) => (is(item, PgTable) ? [item] : [])),
  );
}

/** The names of these tables in the database. */
export function tableNames(modules: readonly ModuleData[]): string[] {
  return tablesOf(modules).map((table) => getTableName(table));
}
