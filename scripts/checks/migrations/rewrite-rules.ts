import type { AlterTableType, ColumnDef, Node } from 'libpg-query';
import { isInUse, type MigrationRule, type Scope } from './migration-rule.ts';
import { nodesOf, tableCommands, textsOf } from './syntax.ts';

/** Functions whose value is the same for all rows of a statement, so that PostgreSQL stores it once. */
const STABLE_FUNCTIONS: ReadonlySet<string | undefined> = new Set([
  'now',
  'transaction_timestamp',
  'statement_timestamp',
]);

/** Types that are a sequence and its default. */
const SERIAL_TYPES: ReadonlySet<string> = new Set([
  'serial',
  'serial2',
  'serial4',
  'serial8',
  'smallserial',
  'bigserial',
]);

const REWRITING: ReadonlySet<AlterTableType | undefined> = new Set([
  'AT_SetLogged',
  'AT_SetUnLogged',
  'AT_SetTableSpace',
  'AT_SetAccessMethod',
  'AT_SetExpression',
]);

/** Rules about statements that write every row of a table that is in use. */
export const REWRITE_RULES: readonly MigrationRule[] = [
  {
    name: 'added column with a value of its own in each row',
    why: 'A volatile default, a serial, an identity or a stored expression writes every row under a lock that blocks reads and writes.',
    instead:
      'Add the column without default, set the default with "alter column … set default" for new rows, and fill old rows in a job.',
    refuses: (statement, scope) => addedColumns(statement, scope).some(differsByRow),
    wrong: ['alter table "visit" add column "code" uuid default gen_random_uuid()'],
    right: [
      'alter table "visit" add column "code" uuid; alter table "visit" alter column "code" set default gen_random_uuid()',
    ],
  },
  {
    name: 'added column that is not null and has no default',
    why: 'The running release does not write the column, so its inserts fail; so does the migration if there are rows.',
    instead: 'Give it a constant default, or let it be null and set not null once every release writes it.',
    refuses: (statement, scope) =>
      addedColumns(statement, scope).some((column) => has(column, 'CONSTR_NOTNULL') && !has(column, 'CONSTR_DEFAULT')),
    wrong: ['alter table "visit" add column "note" text not null'],
    right: [`alter table "visit" add column "note" text default '' not null`],
  },
  {
    name: 'changed type of a column',
    why: 'It writes every row and builds its indexes again, under a lock that blocks reads and writes.',
    instead:
      'Add a column of the new type, write both, fill it in a job, read the new one, and drop the old one later.',
    refuses: (statement, scope) =>
      tableCommands(statement).some(
        ({ table, command }) => command.subtype === 'AT_AlterColumnType' && isInUse(table, scope),
      ),
    wrong: ['alter table "visit" alter column "day" set data type date using "day"::date'],
    right: ['alter table "visit" add column "visited_on" date'],
  },
  {
    name: 'alter table that writes every row',
    why: 'It copies the table under a lock that blocks reads and writes.',
    instead:
      'Begin with "-- replaces TABLE by NEW" and create the new table of the wanted kind: migrate copies the rows while the site runs.',
    refuses: (statement, scope) =>
      tableCommands(statement).some(({ table, command }) => REWRITING.has(command.subtype) && isInUse(table, scope)),
    wrong: ['alter table "visit" set unlogged'],
    right: [
      'alter table "visit" set (fillfactor = 90)',
      `-- replaces visit by visit_by_day\ncreate table "visit_by_day" ("id" text, "day" date) partition by list ("day"); create table "visit_any" partition of "visit_by_day" default`,
    ],
  },
  {
    name: 'cluster, vacuum, reindex or refresh',
    why: 'It writes a whole table, index or view, most of them under a lock that blocks reads or writes.',
    instead:
      'Refresh a materialized view concurrently, after "-- without transaction". The rest is upkeep of the database, and no migration.',
    refuses: (statement) =>
      nodesOf(statement, 'RefreshMatViewStmt').some(({ concurrent }) => !concurrent) ||
      nodesOf(statement, 'VacuumStmt').some(({ is_vacuumcmd }) => is_vacuumcmd) ||
      nodesOf(statement, 'ClusterStmt').length > 0 ||
      nodesOf(statement, 'ReindexStmt').length > 0,
    wrong: ['refresh materialized view "visits_by_day"'],
    right: ['-- without transaction\nrefresh materialized view concurrently "visits_by_day"'],
  },
];

function addedColumns(statement: Node, scope: Scope): readonly ColumnDef[] {
  return tableCommands(statement)
    .filter(({ table, command }) => command.subtype === 'AT_AddColumn' && isInUse(table, scope))
    .flatMap(({ command }) => nodesOf(command.def, 'ColumnDef'));
}

function has({ constraints }: ColumnDef, type: string): boolean {
  return nodesOf(constraints, 'Constraint').some(({ contype }) => contype === type);
}

function differsByRow(column: ColumnDef): boolean {
  const constraints = nodesOf(column.constraints, 'Constraint');
  const defaults = constraints.filter(({ contype }) => contype === 'CONSTR_DEFAULT');
  return (
    textsOf(column.typeName?.names).some((name) => SERIAL_TYPES.has(name)) ||
    has(column, 'CONSTR_IDENTITY') ||
    constraints.some(({ contype, generated_kind }) => contype === 'CONSTR_GENERATED' && generated_kind === 's') ||
    nodesOf(defaults, 'FuncCall').some(({ funcname }) => !STABLE_FUNCTIONS.has(textsOf(funcname).at(-1)))
  );
}
