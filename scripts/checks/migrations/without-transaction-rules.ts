import type { Node } from 'libpg-query';
import type { MigrationRule } from './migration-rule.ts';
import { nodesOf, tableCommands } from './syntax.ts';

const VALIDATE = 'alter table "visit" validate constraint "visit_day_known"';

/** Whether a statement can be run twice, and blocks no reads or writes while it waits or works. */
function isSafeAlone(statement: Node): boolean {
  const commands = tableCommands(statement);
  return (
    nodesOf(statement, 'IndexStmt').some(({ concurrent }) => concurrent) ||
    nodesOf(statement, 'DropStmt').some(({ concurrent, missing_ok }) => concurrent && missing_ok) ||
    nodesOf(statement, 'RefreshMatViewStmt').some(({ concurrent }) => concurrent) ||
    (commands.length > 0 && commands.every(({ command }) => command.subtype === 'AT_ValidateConstraint'))
  );
}

/** Rules about what belongs into a migration without transaction, and what does not. */
export const WITHOUT_TRANSACTION_RULES: readonly MigrationRule[] = [
  {
    name: 'validate constraint in a transaction',
    why: 'It reads the whole table, while the transaction holds its other locks.',
    instead: 'Put it into a migration of its own whose first line is "-- without transaction".',
    refuses: (statement, { migration }) =>
      migration.inTransaction &&
      tableCommands(statement).some(({ command }) => command.subtype === 'AT_ValidateConstraint'),
    wrong: [VALIDATE],
    right: [`-- without transaction\n${VALIDATE}`],
  },
  {
    name: 'statement that needs a transaction',
    why: 'A migration without transaction is repeated from its start after a failure, and has no lock timeout.',
    instead:
      'Leave in it only create index concurrently, drop index concurrently if exists, validate constraint and refresh materialized view concurrently.',
    refuses: (statement, { migration }) => !migration.inTransaction && !isSafeAlone(statement),
    wrong: ['-- without transaction\nalter table "visit" add column "note" text'],
    right: ['alter table "visit" add column "note" text'],
  },
  {
    name: 'two statements without a breakpoint',
    why: 'PostgreSQL runs what is sent together in one transaction.',
    instead: 'Write "--> statement-breakpoint" between the statements.',
    refuses: (_, { migration, step }) => !migration.inTransaction && step.length > 1,
    wrong: [`-- without transaction\n${VALIDATE}; ${VALIDATE}`],
    right: [`-- without transaction\n${VALIDATE};\n--> statement-breakpoint\n${VALIDATE}`],
  },
];
