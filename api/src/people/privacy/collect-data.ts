import { eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/client.ts';
import { account } from '../accounts/accounts.tables.ts';
import { PERSONAL_TABLES, rowsOf } from './personal-tables.ts';

/** Everything that is kept of a person, by what it is: for them to read and to take elsewhere. */
export async function collectData(database: Database, accountId: string): Promise<Record<string, unknown>> {
  const [person] = await database.select().from(account).where(eq(account.id, accountId));
  if (!person) throw new Error('There is no such account');
  const { passwordHash, ...facts } = person;
  const collected: Record<string, unknown> = { account: { ...facts, hasPassword: passwordHash !== null } };
  for (const personal of PERSONAL_TABLES) {
    const rows = await database.select().from(personal.table).where(rowsOf(personal, accountId));
    collected[personal.name] = rows.map((row) => without(row, personal.hidden ?? []));
  }
  return collected;
}

function without(row: Record<string, unknown>, hidden: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name)));
}
