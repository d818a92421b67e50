import type { AccountDeletion } from '@aangan/shared-kit/contracts/privacy';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { FileStore } from '../../foundation/files/public.ts';
import { type Messages, messageTime } from '../../foundation/messages/public.ts';
import type { ModuleData } from '../../foundation/module/public.ts';
import { accountOfId } from '../accounts/public.ts';
import { deleteAccount } from './delete-account.ts';
import type { END_BOOKINGS } from './end-bookings.ts';
import { accountDeletion } from './privacy.tables.ts';
import type { WALLET_BALANCE } from './wallet-balance.ts';

/** ms during which a deletion can be cancelled. */
export const THINK_AGAIN_MS = 7 * 86_400_000;

export interface AccountDeletions {
  of(accountId: string): Promise<AccountDeletion>;
  /** @param onNew is called unless the deletion was asked for before */
  ask(accountId: string, onNew: () => Promise<void>): Promise<AccountDeletion>;
  /** Cancels the deletion. @param onEnd is called if there was one */
  takeBack(accountId: string, onEnd: () => Promise<void>): Promise<AccountDeletion>;
  /** Deletes the accounts that are due. */
  doDue(): Promise<void>;
}

interface AccountDeletionDeps {
  readonly files: FileStore;
  readonly messages: Messages;
  readonly modules: readonly ModuleData[];
  readonly walletBalance: NonNullable<(typeof WALLET_BALANCE)['provided']>;
  readonly endBookings: NonNullable<(typeof END_BOOKINGS)['provided']>;
  /** Epoch ms. */
  readonly now: () => number;
}

export function openAccountDeletions(
  database: Database,
  { files, messages, now, modules, walletBalance, endBookings }: AccountDeletionDeps,
): AccountDeletions {
  async function of(accountId: string): Promise<AccountDeletion> {
    const [row] = await database.select().from(accountDeletion).where(open(accountId));
    return { deletesAt: row?.deletesAt.getTime() ?? null, walletPaise: await walletBalance(database, accountId) };
  }

  return {
    of,
    async ask(accountId, onNew) {
      const requestedAt = new Date(now());
      const deletesAt = new Date(now() + THINK_AGAIN_MS);
      // A repeated request keeps the first date.
      const { rowCount } = await database
        .insert(accountDeletion)
        .values({ accountId, requestedAt, deletesAt })
        .onConflictDoNothing();
      if (rowCount) await onNew();
      return of(accountId);
    },
    async takeBack(accountId, onEnd) {
      const { rowCount } = await database.delete(accountDeletion).where(open(accountId));
      if (rowCount) await onEnd();
      return of(accountId);
    },
    async doDue() {
      const due = await database
        .select({ accountId: accountDeletion.accountId })
        .from(accountDeletion)
        .where(and(isNull(accountDeletion.deletedAt), lte(accountDeletion.deletesAt, new Date(now()))));
      for (const { accountId } of due) {
        const person = await accountOfId(database, accountId);
        const values = { time: messageTime(now()) };
        // Sent before the deletion, which removes the address.
        if (person?.email && person.emailVerifiedAt) {
          await messages.send({
            to: { email: person.email },
            channel: 'EMAIL',
            template: 'account-deleted',
            values,
            key: accountId,
          });
        }
        await deleteAccount({ database, files, modules, endBookings }, accountId, new Date(now()));
      }
    },
  };
}

function open(accountId: string) {
  return and(eq(accountDeletion.accountId, accountId), isNull(accountDeletion.deletedAt));
}
