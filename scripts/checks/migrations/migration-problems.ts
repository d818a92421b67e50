import type { Node } from 'libpg-query';
import type { MigrationRule, Scope } from './migration-rule.ts';
import { MIGRATION_RULES } from './migration-rules.ts';
import type { ParsedMigration } from './parsed-migration.ts';
import { createdTables } from './syntax.ts';

export interface MigrationProblem {
  readonly tag: string;
  readonly rule: MigrationRule;
}

/** Rules that a migration breaks, each once. @param earlier migrations before it, oldest first */
export function migrationProblems(
  migration: ParsedMigration,
  earlier: readonly ParsedMigration[],
): readonly MigrationProblem[] {
  const broken = new Set<MigrationRule>();
  const before: Node[] = [];
  const created = new Set<string>();
  for (const step of migration.steps) {
    for (const statement of step) {
      const scope: Scope = { migration, earlier, before, created, step };
      for (const rule of MIGRATION_RULES) if (rule.refuses(statement, scope)) broken.add(rule);
      before.push(statement);
      for (const table of createdTables(statement)) created.add(table);
    }
  }
  return [...broken].map((rule) => ({ tag: migration.tag, rule }));
}

/** A problem in words. */
export function problemText({ tag, rule }: MigrationProblem): string {
  return `${tag}: ${rule.name}. ${rule.why} ${rule.instead}`;
}
