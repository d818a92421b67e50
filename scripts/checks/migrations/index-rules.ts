import { isInUse, type MigrationRule } from './migration-rule.ts';
import { nodesOf, textsOf } from './syntax.ts';

const BUILD = 'create index concurrently "visit_day" on "visit" ("day")';
const REMOVE = 'drop index concurrently if exists "visit_day"';
const MARKED = `-- without transaction\n${REMOVE};\n--> statement-breakpoint\n${BUILD};`;

/** Rules about indexes of tables that are in use. */
export const INDEX_RULES: readonly MigrationRule[] = [
  {
    name: 'create index without concurrently',
    why: 'It blocks all writes to the table until the index is built.',
    instead: 'Write "create index concurrently" in a migration of its own that begins with "-- without transaction".',
    refuses: (statement, scope) =>
      nodesOf(statement, 'IndexStmt').some(({ concurrent, relation }) => !concurrent && isInUse(relation, scope)),
    wrong: ['create index "visit_day" on "visit" ("day")'],
    right: [MARKED],
  },
  {
    name: 'concurrently in a transaction',
    why: 'PostgreSQL refuses to build or drop an index concurrently in a transaction.',
    instead: 'Put it into a migration of its own whose first line is "-- without transaction".',
    refuses: (statement, { migration }) =>
      migration.inTransaction &&
      [...nodesOf(statement, 'IndexStmt'), ...nodesOf(statement, 'DropStmt')].some(({ concurrent }) => concurrent),
    wrong: [BUILD],
    right: [MARKED],
  },
  {
    name: 'create index concurrently without dropping first',
    why: 'An interrupted build leaves an invalid index of this name, on which the next try fails.',
    instead: 'Write "drop index concurrently if exists" of the same name before it, after a breakpoint of its own.',
    refuses: (statement, { before }) => {
      const dropped = new Set(
        nodesOf(before, 'DropStmt')
          .filter(({ removeType }) => removeType === 'OBJECT_INDEX')
          .flatMap(({ objects = [] }) => objects.map((name) => textsOf([name]).at(-1))),
      );
      return nodesOf(statement, 'IndexStmt').some(({ concurrent, idxname }) => concurrent && !dropped.has(idxname));
    },
    wrong: [`-- without transaction\n${BUILD}`],
    right: [MARKED],
  },
];
