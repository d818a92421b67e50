import type { AlterTableCmd, Constraint, Node, RangeVar } from 'libpg-query';

type KeyOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, K extends PropertyKey> = T extends Record<K, infer V> ? V : never;

/** Name of a kind of node in PostgreSQL's syntax tree, such as `IndexStmt`. */
type Kind = KeyOf<Node>;

/** All nodes of a kind in a tree, its root included. */
export function nodesOf<K extends Kind>(tree: unknown, kind: K): readonly ValueOf<Node, K>[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => [
    ...(key === kind ? [value as ValueOf<Node, K>] : []),
    ...nodesOf(value, kind),
  ]);
}

/** `visit` of `public.visit`; other schemas are part of the name. */
export function tableName({ schemaname, relname }: RangeVar): string {
  return schemaname && schemaname !== 'public' ? `${schemaname}.${relname}` : `${relname}`;
}

/** Names of the tables that a statement creates. */
export function createdTables(statement: Node): readonly string[] {
  return nodesOf(statement, 'CreateStmt')
    .filter(({ if_not_exists }) => !if_not_exists)
    .flatMap(({ relation }) => (relation ? [tableName(relation)] : []));
}

/** The texts of a list, such as the parts of a name. */
export function textsOf(nodes: readonly Node[] | undefined): readonly string[] {
  return nodesOf(nodes, 'String').map(({ sval = '' }) => sval);
}

export interface TableCommand {
  readonly table: RangeVar;
  readonly command: AlterTableCmd;
}

/** What ALTER TABLE of a statement does, one command at a time. */
export function tableCommands(statement: Node): readonly TableCommand[] {
  return nodesOf(statement, 'AlterTableStmt')
    .filter(({ objtype }) => objtype === 'OBJECT_TABLE')
    .flatMap(({ relation: table, cmds }) =>
      table ? nodesOf(cmds, 'AlterTableCmd').map((command) => ({ table, command })) : [],
    );
}

/** Constraints that a command adds, with those of an added column. */
export function addedConstraints({ subtype, def }: AlterTableCmd): readonly Constraint[] {
  return subtype === 'AT_AddConstraint' || subtype === 'AT_AddColumn' ? nodesOf(def, 'Constraint') : [];
}
