import type { Node, RangeVar } from 'libpg-query';
import type { ParsedMigration } from './parsed-migration.ts';
import { tableName } from './syntax.ts';

/** What a rule sees beside the statement. */
export interface Scope {
  readonly migration: ParsedMigration;
  /** Migrations before this one, oldest first. */
  readonly earlier: readonly ParsedMigration[];
  /** Statements of this migration before this one. */
  readonly before: readonly Node[];
  /** Tables that those statements create: they are empty, and no running release uses them. */
  readonly created: ReadonlySet<string>;
  /** Statements between the same breakpoints, this one included. */
  readonly step: readonly Node[];
}

/** What a statement of a migration may not do while the site is running. */
export interface MigrationRule {
  /** What is refused, in a few words. */
  readonly name: string;
  readonly why: string;
  /** What to write instead. */
  readonly instead: string;
  refuses(statement: Node, scope: Scope): boolean;
  /** Texts of migrations, oldest first. The last one is refused by this rule. */
  readonly wrong: readonly string[];
  /** Texts of migrations, oldest first, which no rule refuses. */
  readonly right: readonly string[];
}

/** Whether a table may have rows and readers: one that the same migration has just created has neither. */
export function isInUse(table: RangeVar | undefined, { created }: Scope): boolean {
  return !table || !created.has(tableName(table));
}
