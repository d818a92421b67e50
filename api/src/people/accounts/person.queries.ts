import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { type AccountRow, account } from './accounts.tables.ts';

/** What modules that connect people may know of a person. */
export type Person = Pick<AccountRow, 'id' | 'name' | 'phone' | 'timeZone' | 'quietFrom' | 'quietTo' | 'deletedAt'>;

export const PERSON = {
  id: account.id,
  name: account.name,
  phone: account.phone,
  timeZone: account.timeZone,
  quietFrom: account.quietFrom,
  quietTo: account.quietTo,
  deletedAt: account.deletedAt,
};

/** A person by the id of their account. */
export async function personById(database: Pick<Database, 'select'>, id: string): Promise<Person | undefined> {
  const [found] = await database.select(PERSON).from(account).where(eq(account.id, id));
  return found;
}

/**
 * Makes everything else that counts something of this account wait until the transaction ends. Rows that only refer to
 * the account are not held up.
 */
export async function lockAccount(transaction: Pick<Database, 'select'>, accountId: string): Promise<void> {
  await transaction.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update');
}

/** People with these ids or numbers who have not left. */
export async function peopleBy(
  database: Pick<Database, 'select'>,
  { ids, phones }: { readonly ids: readonly string[]; readonly phones: readonly string[] },
): Promise<Person[]> {
  if (ids.length + phones.length === 0) return [];
  const named = or(inArray(account.id, [...ids]), inArray(account.phone, [...phones]));
  return database
    .select(PERSON)
    .from(account)
    .where(and(named, isNull(account.deletedAt)));
}
