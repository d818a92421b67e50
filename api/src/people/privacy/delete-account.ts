import { eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { FileStore } from '../../foundation/files/public.ts';
import { type ModuleData, rowsOf } from '../../foundation/module/public.ts';
import { account } from '../accounts/public.ts';
import type { END_BOOKINGS } from './end-bookings.ts';
import { accountDeletion } from './privacy.tables.ts';

/** The rest of a deleted account: a row that other people's records can refer to. */
const BLANK_ACCOUNT = {
  phone: null,
  secondaryPhone: null,
  name: 'Deleted account',
  email: null,
  emailVerifiedAt: null,
  passwordHash: null,
  whatsAppOptIn: null,
  timeZone: 'Asia/Kolkata',
} as const satisfies Partial<typeof account.$inferInsert>;

interface DeletionDeps {
  readonly database: Database;
  readonly files: FileStore;
  readonly modules: readonly ModuleData[];
  readonly endBookings: NonNullable<(typeof END_BOOKINGS)['provided']>;
}

/**
 * Deletes a person from every module: all rows and files, except those that must stay and then refer to an opaque
 * account. It deletes everything or, when something fails, nothing. It is safe to repeat.
 */
export async function deleteAccount(
  { database, files, modules, endBookings }: DeletionDeps,
  accountId: string,
  at: Date,
): Promise<void> {
  const personal = modules.flatMap(({ personalData }) => personalData ?? []);
  const unused = await database.transaction(async (transaction) => {
    const [person] = await transaction.select().from(account).where(eq(account.id, accountId)).for('update');
    if (!person || person.deletedAt !== null) return [];
    const keys: string[] = [];
    for (const data of personal) keys.push(...((await data.files?.(transaction, accountId)) ?? []));
    const addresses = [person.phone, person.secondaryPhone, person.email].filter((address) => address !== null);
    const leaving = { accountId, addresses, at };
    await endBookings(transaction, leaving);
    for (const data of personal) await data.beforeDeletion?.(transaction, leaving);
    for (const owned of personal.flatMap(({ tables = [] }) => tables)) {
      const { table, onDeletion } = owned;
      if (onDeletion === 'remove') await transaction.delete(table).where(rowsOf(owned, accountId));
      else if ('clear' in onDeletion)
        await transaction.update(table).set(onDeletion.clear).where(rowsOf(owned, accountId));
    }
    await transaction
      .update(account)
      .set({ ...BLANK_ACCOUNT, deletedAt: at })
      .where(eq(account.id, accountId));
    await transaction.update(accountDeletion).set({ deletedAt: at }).where(eq(accountDeletion.accountId, accountId));
    return keys;
  });
  for (const key of unused) await files.remove(key);
}
