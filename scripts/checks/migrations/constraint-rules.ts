import type { Constraint, ConstrType, Node } from 'libpg-query';
import { isInUse, type MigrationRule, type Scope } from './migration-rule.ts';
import { addedConstraints, tableCommands, tableName } from './syntax.ts';

const NOT_NULL_CHECK = 'alter table "visit" add constraint "visit_day_known" check ("day" is not null)';
const VALIDATE = '-- without transaction\nalter table "visit" validate constraint "visit_day_known"';
const SET_NOT_NULL = 'alter table "visit" alter column "day" set not null';
const FOREIGN_KEY =
  'alter table "visit" add constraint "visit_owner" foreign key ("owner_id") references "account"("id")';

/** Constraints whose rows are compared, and constraints that are an index. */
const COMPARED: ReadonlySet<ConstrType | undefined> = new Set(['CONSTR_FOREIGN', 'CONSTR_CHECK']);
const INDEXED: ReadonlySet<ConstrType | undefined> = new Set(['CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_EXCLUSION']);

/** Rules about constraints of tables that are in use. */
export const CONSTRAINT_RULES: readonly MigrationRule[] = [
  {
    name: 'foreign key or check without not valid',
    why: 'It reads the whole table under a lock, and a foreign key blocks writes to both tables meanwhile.',
    instead:
      'Add the constraint as "not valid", apart from the column, and validate it in a later migration without transaction.',
    refuses: (statement, scope) =>
      constraintsInUse(statement, scope).some(
        ({ contype, skip_validation }) => COMPARED.has(contype) && !skip_validation,
      ),
    wrong: [FOREIGN_KEY],
    right: [
      `${FOREIGN_KEY} not valid`,
      '-- without transaction\nalter table "visit" validate constraint "visit_owner"',
    ],
  },
  {
    name: 'unique constraint without an index built before',
    why: 'It builds its index under a lock that blocks reads and writes.',
    instead:
      'Build a unique index concurrently in an earlier migration, then "add constraint … unique using index …". An exclusion constraint needs a new table.',
    refuses: (statement, scope) =>
      constraintsInUse(statement, scope).some(({ contype, indexname }) => INDEXED.has(contype) && !indexname),
    wrong: ['alter table "visit" add constraint "visit_code" unique ("code")'],
    right: ['alter table "visit" add constraint "visit_code" unique using index "visit_code"'],
  },
  {
    name: 'not null without a validated check',
    why: 'It reads the whole table under a lock that blocks reads and writes.',
    instead:
      'Add "check (column is not null) not valid", validate it in the next migration, and set not null in one after that.',
    refuses: (statement, scope) =>
      tableCommands(statement).some(
        ({ table, command }) =>
          isInUse(table, scope) &&
          (addsNotNull(command.def, command.subtype) ||
            (command.subtype === 'AT_SetNotNull' && !isKnown(`${tableName(table)}.${command.name}`, scope))),
      ),
    wrong: [`${NOT_NULL_CHECK} not valid`, SET_NOT_NULL],
    right: [`${NOT_NULL_CHECK} not valid`, VALIDATE, SET_NOT_NULL],
  },
];

function constraintsInUse(statement: Node, scope: Scope): readonly Constraint[] {
  return tableCommands(statement)
    .filter(({ table }) => isInUse(table, scope))
    .flatMap(({ command }) => addedConstraints(command));
}

/** Whether a command is `add constraint … not null column`, which reads the table as `set not null` does. */
function addsNotNull(def: Node | undefined, subtype: string | undefined): boolean {
  if (subtype !== 'AT_AddConstraint' || !def || !('Constraint' in def)) return false;
  return def.Constraint.contype === 'CONSTR_NOTNULL' && !def.Constraint.skip_validation;
}

/** Whether earlier migrations have checked that a column is never null. @param column `table.column` */
function isKnown(column: string, { earlier }: Scope): boolean {
  const checks = earlier.flatMap(({ notNullChecks }) => [...notNullChecks]);
  const validated = new Set(earlier.flatMap((migration) => [...migration.validated]));
  return checks.some(([constraint, checked]) => checked === column && validated.has(constraint));
}
