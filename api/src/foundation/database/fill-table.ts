import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';

/** Rows per statement: one message of a few megabytes. */
const ROWS_AT_ONCE = 20_000;

/**
 * Inserts rows, 20,000 per statement, whatever the number of columns.
 * @param into another table with the same columns to insert into
 */
export async function fillTable<Table extends PgTable>(
  database: Pick<Database, 'execute'>,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  into: SQL = sql`${table}`,
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({ key, name: column.name }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const named = rows
      .slice(from, from + ROWS_AT_ONCE)
      .map((row) => Object.fromEntries(columns.map(({ key, name }) => [name, (row as Record<string, unknown>)[key]])));
    await database.execute(
      sql`insert into ${into} select * from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json)`,
    );
  }
}
