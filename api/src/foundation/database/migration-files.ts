import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Between two statements of a migration, as drizzle-kit writes it. */
const BREAKPOINT = '--> statement-breakpoint';

/** First line of a migration whose statements refuse a transaction, such as `create index concurrently`. */
const WITHOUT_TRANSACTION = '-- without transaction\n';

/** Migrations of this release. drizzle-kit loads this file as CommonJS, where the folder is not known. */
const FOLDER = () => join(import.meta.dirname, 'migrations');

/** Comment of a migration that replaces a table by one of another form. */
const REPLACES = /^-- replaces (\w+) by (\w+)\n/;

export interface Migration {
  /** Name of its file without extension: `0067_challenges_and_budgets`. */
  readonly tag: string;
  /** Epoch ms of its writing, by which databases record it. */
  readonly when: number;
  readonly hash: string;
  /** Whether it is applied as a whole or not at all. */
  readonly inTransaction: boolean;
  /** The table that it replaces by one that it creates, see replace-table.ts. */
  readonly replaces: Replacement | undefined;
  /** SQL between its breakpoints. */
  readonly statements: readonly string[];
}

/** A table, and the one that takes its rows and its name. */
export interface Replacement {
  readonly table: string;
  readonly by: string;
}

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}

/** The migrations of a folder, in the order of its journal. @param folder as drizzle-kit writes it */
export function readMigrations(folder: string = FOLDER()): readonly Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal;
  return entries.map(({ tag, when }) => migrationOf(tag, when, readFileSync(join(folder, `${tag}.sql`), 'utf8')));
}

/** A migration from the text of its file. @param when epoch ms */
export function migrationOf(tag: string, when: number, text: string): Migration {
  const [, table, by] = REPLACES.exec(text) ?? [];
  return {
    tag,
    when,
    hash: createHash('sha256').update(text).digest('hex'),
    inTransaction: !text.startsWith(WITHOUT_TRANSACTION),
    replaces: table && by ? { table, by } : undefined,
    statements: text.split(BREAKPOINT),
  };
}
