import type { Node } from 'libpg-query';
import { isInUse, type MigrationRule, type Scope } from './migration-rule.ts';
import { nodesOf } from './syntax.ts';

/** Settings that `migrate` makes itself. */
const LIMITS: ReadonlySet<string | undefined> = new Set(['lock_timeout', 'statement_timeout']);

/** Rules about rows, and about statements that take the limits of `migrate` away. */
export const ROW_RULES: readonly MigrationRule[] = [
  {
    name: 'changed rows of a table that exists',
    why: 'It locks the rows until the migration ends, and doubles the table.',
    instead: 'Fill or delete rows in a job, some thousand at a time, each batch in a transaction of its own.',
    refuses: changesRows,
    wrong: [`update "visit" set "state" = 'open' where "state" is null`],
    right: [`create table "city_rule" ("city" text primary key); insert into "city_rule" values ('pune')`],
  },
  {
    name: 'lock table',
    why: 'It blocks others until the migration ends.',
    instead: 'Leave it out: statements take the locks that they need.',
    refuses: (statement) => nodesOf(statement, 'LockStmt').length > 0,
    wrong: ['lock table "visit" in share mode'],
    right: ['alter table "visit" alter column "day" drop not null'],
  },
  {
    name: 'block of code',
    why: 'This check cannot see which statements a block runs.',
    instead: 'Write the statements themselves; what needs code is a job.',
    refuses: (statement) => nodesOf(statement, 'DoStmt').length > 0,
    wrong: [`do $$ begin execute 'drop table visit'; end $$`],
    right: ['create function "nothing"() returns void language sql as $$ select $$'],
  },
  {
    name: 'transaction or timeout of its own',
    why: '`migrate` begins and ends the transaction, and limits how long it may hold up others.',
    instead: 'Leave begin, commit, lock_timeout and statement_timeout out.',
    refuses: (statement) =>
      nodesOf(statement, 'TransactionStmt').length > 0 ||
      nodesOf(statement, 'VariableSetStmt').some(({ kind, name }) => kind === 'VAR_RESET_ALL' || LIMITS.has(name)),
    wrong: ['set local lock_timeout = 0'],
    right: ['alter table "visit" add column "note" text'],
  },
];

function changesRows(statement: Node, scope: Scope): boolean {
  const written = [nodesOf(statement, 'UpdateStmt'), nodesOf(statement, 'DeleteStmt'), nodesOf(statement, 'MergeStmt')];
  const copied = nodesOf(statement, 'InsertStmt').filter(({ selectStmt }) => !hasOnlyValues(selectStmt));
  const emptied = nodesOf(nodesOf(statement, 'TruncateStmt'), 'RangeVar').map((relation) => ({ relation }));
  return [...written.flat(), ...copied, ...emptied].some(({ relation }) => isInUse(relation, scope));
}

function hasOnlyValues(source: Node | undefined): boolean {
  return !source || nodesOf(source, 'SelectStmt').every(({ valuesLists }) => valuesLists !== undefined);
}
