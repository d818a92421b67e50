import type { Node, ObjectType } from 'libpg-query';
import { isInUse, type MigrationRule, type Scope } from './migration-rule.ts';
import { nodesOf, tableCommands, textsOf } from './syntax.ts';

/** What a release reads and writes by its name. */
const USED_BY_NAME: ReadonlySet<ObjectType | undefined> = new Set([
  'OBJECT_COLUMN',
  'OBJECT_TABLE',
  'OBJECT_VIEW',
  'OBJECT_MATVIEW',
]);

const EXPAND = 'alter table "visit" add column "visited_on" date';
const CONTRACT = 'alter table "visit" drop column "day"';

/** Rules about what the release that is still running needs. */
export const CONTRACT_RULES: readonly MigrationRule[] = [
  {
    name: 'renamed table, column or value',
    why: 'The running release uses the old name until its last instance has ended.',
    instead: 'Add the new one, write both, fill it in a job, read the new one, and drop the old one later.',
    refuses: (statement, scope) =>
      nodesOf(statement, 'RenameStmt').some(
        ({ renameType, relation }) => USED_BY_NAME.has(renameType) && isInUse(relation, scope),
      ) || nodesOf(statement, 'AlterEnumStmt').some(({ oldVal }) => oldVal !== undefined),
    wrong: ['alter table "visit" rename column "day" to "visited_on"'],
    right: ['alter table "visit" rename constraint "visit_day" to "visit_day_known"'],
  },
  {
    name: 'dropped table, column or view without its expand step',
    why: 'The running release may still use it.',
    instead:
      'First release code that does not use it. Then begin this migration with "-- contract of TAG", an earlier migration: that of the expand step.',
    refuses: (statement, scope) => drops(statement, scope) && !isContract(scope),
    wrong: [EXPAND, `-- contract of 0009_gone\n${CONTRACT}`],
    right: [EXPAND, `-- contract of 0001_example\n${CONTRACT}`],
  },
];

function drops(statement: Node, scope: Scope): boolean {
  return (
    nodesOf(statement, 'DropStmt').some(
      ({ removeType, objects = [] }) =>
        USED_BY_NAME.has(removeType) &&
        objects.some((name) => isInUse({ relname: textsOf([name]).at(-1) ?? '' }, scope)),
    ) ||
    tableCommands(statement).some(({ table, command }) => command.subtype === 'AT_DropColumn' && isInUse(table, scope))
  );
}

function isContract({ migration, earlier }: Scope): boolean {
  return earlier.some(({ tag }) => tag === migration.contractOf);
}
