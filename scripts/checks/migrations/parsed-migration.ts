import { type Node, parse } from 'libpg-query';
import type { Migration } from '../../../api/src/foundation/database/public.ts';
import { nodesOf, tableCommands, tableName } from './syntax.ts';

/** Comment of a contract step, which names the migration of its expand step. */
const CONTRACT = /^-- contract of (\w+)$/m;

export interface ParsedMigration extends Pick<Migration, 'tag' | 'inTransaction'> {
  /** Tag of the migration of the expand step, in a contract step. */
  readonly contractOf: string | undefined;
  /** Statements between two breakpoints, as PostgreSQL reads them. */
  readonly steps: readonly (readonly Node[])[];
  /** Columns whose check `column is not null` it adds: `table.column`, by `table.constraint`. */
  readonly notNullChecks: ReadonlyMap<string, string>;
  /** Constraints that it validates: `table.constraint`. */
  readonly validated: ReadonlySet<string>;
}

/** Reads a migration with PostgreSQL's own parser. @throws SqlError where PostgreSQL would not read it */
export async function parseMigration({ tag, inTransaction, statements }: Migration): Promise<ParsedMigration> {
  const parsed = await Promise.all(statements.map((sql) => parse(sql)));
  const steps = parsed.map(({ stmts = [] }) => stmts.flatMap(({ stmt }) => (stmt ? [stmt] : [])));
  const commands = steps.flat().flatMap(tableCommands);
  return {
    tag,
    inTransaction,
    contractOf: CONTRACT.exec(statements[0] ?? '')?.[1],
    steps,
    notNullChecks: new Map(
      commands.flatMap(({ table, command }) =>
        nodesOf(command.def, 'Constraint').flatMap(({ contype, conname, raw_expr }) => {
          const column = contype === 'CONSTR_CHECK' && columnThatIsNotNull(raw_expr);
          return column ? [[`${tableName(table)}.${conname}`, `${tableName(table)}.${column}`] as const] : [];
        }),
      ),
    ),
    validated: new Set(
      commands
        .filter(({ command }) => command.subtype === 'AT_ValidateConstraint')
        .map(({ table, command }) => `${tableName(table)}.${command.name}`),
    ),
  };
}

/** The column of an expression `column is not null`; undefined for any other. */
function columnThatIsNotNull(expression: Node | undefined): string | undefined {
  if (!expression || !('NullTest' in expression)) return undefined;
  const { arg, nulltesttype } = expression.NullTest;
  return nulltesttype === 'IS_NOT_NULL' ? nodesOf(nodesOf(arg, 'ColumnRef'), 'String').at(-1)?.sval : undefined;
}
