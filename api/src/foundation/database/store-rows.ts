import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseOrTransaction } from './transaction.ts';

/**
 * Adds rows whose key is new, and makes stored ones equal to those given. Rows that are equal already are not written.
 * @param key the column, or the columns, of the primary key
 * @param kept fields that keep the value they have
 */
export async function storeRows<Table extends PgTable>(
  database: DatabaseOrTransaction,
  table: Table,
  key: PgColumn | PgColumn[],
  rows: readonly Table['$inferInsert'][],
  kept: readonly (keyof Table['_']['columns'])[] = [],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => !kept.includes(field));
  const given = columns.map(([field, { name }]): [string, SQL] => [field, sql`excluded.${sql.identifier(name)}`]);
  const list = (values: readonly unknown[]) =>
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    );
  const stored = list(columns.map(([, column]) => column));
  await database
    .insert(table)
    .values([...rows])
    .onConflictDoUpdate({
      target: key,
      set: Object.fromEntries(given) as never,
      setWhere: sql`(${stored}) is distinct from (${list(given.map(([, value]) => value))})`,
    });
}
