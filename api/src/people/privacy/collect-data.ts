import { eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { type ModuleData, rowsOf } from '../../foundation/module/public.ts';
import { account } from '../accounts/public.ts';

/** All stored data of a person, by kind, to read and to transfer. */
export async function collectData(
  database: Database,
  modules: readonly ModuleData[],
  accountId: string,
): Promise<Record<string, unknown>> {
  const [person] = await database.select().from(account).where(eq(account.id, accountId));
  if (!person) throw new Error('There is no such account');
  const { passwordHash, ...facts } = person;
  const collected: Record<string, unknown> = { account: { ...facts, hasPassword: passwordHash !== null } };
  for (const personal of modules.flatMap(({ personalData }) => personalData?.tables ?? [])) {
    const rows = await database.select().from(personal.table).where(rowsOf(personal, accountId));
    collected[personal.name] = rows.map((row) => without(row, personal.hidden ?? []));
  }
  return collected;
}

function without(row: Record<string, unknown>, hidden: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name)));
}
