import type { AccountDeletion } from '@aangan/shared-kit/contracts/privacy';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/client.ts';
import type { FileStore } from '../../foundation/files/file-store.ts';
import { messageTime } from '../../foundation/messages/message-time.ts';
import type { Messages } from '../../foundation/messages/messages.ts';
import { ledgerAccount, ledgerEntry } from '../../money/ledger/ledger.tables.ts';
import { accountOfId } from '../accounts/accounts.queries.ts';
import { deleteAccount } from './delete-account.ts';
import { accountDeletion } from './privacy.tables.ts';

/** ms in which a deletion can be taken back. */
export const THINK_AGAIN_MS = 7 * 86_400_000;

export interface AccountDeletions {
  of(accountId: string): Promise<AccountDeletion>;
  ask(accountId: string): Promise<AccountDeletion>;
  /** The account stays after all. */
  takeBack(accountId: string): Promise<AccountDeletion>;
  /** Deletes the accounts whose day has come. */
  doDue(): Promise<void>;
}

interface AccountDeletionParts {
  readonly files: FileStore;
  readonly messages: Messages;
  /** Epoch ms. */
  readonly now: () => number;
}

export function openAccountDeletions(
  database: Database,
  { files, messages, now }: AccountDeletionParts,
): AccountDeletions {
  async function of(accountId: string): Promise<AccountDeletion> {
    const [row] = await database.select().from(accountDeletion).where(open(accountId));
    return { deletesAt: row?.deletesAt.getTime() ?? null, walletPaise: await moneyOf(database, accountId) };
  }

  return {
    of,
    async ask(accountId) {
      const requestedAt = new Date(now());
      const deletesAt = new Date(now() + THINK_AGAIN_MS);
      // Asked again, the first day stays.
      await database.insert(accountDeletion).values({ accountId, requestedAt, deletesAt }).onConflictDoNothing();
      return of(accountId);
    },
    async takeBack(accountId) {
      await database.delete(accountDeletion).where(open(accountId));
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
        // Before there is no address to send it to any more.
        if (person?.email && person.emailVerifiedAt) {
          await messages.send({
            to: { email: person.email },
            channel: 'EMAIL',
            template: 'account-deleted',
            values,
            key: accountId,
          });
        }
        await deleteAccount(database, files, accountId, new Date(now()));
      }
    },
  };
}

function open(accountId: string) {
  return and(eq(accountDeletion.accountId, accountId), isNull(accountDeletion.deletedAt));
}

/** What the person's pots hold together, in paise. */
async function moneyOf(database: Database, accountId: string): Promise<number> {
  const [row] = await database
    .select({ paise: sql<string>`coalesce(sum(${ledgerEntry.paise}), 0)` })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.name, ledgerEntry.ledgerAccount))
    .where(eq(ledgerAccount.ownerId, accountId));
  return Number(row?.paise ?? 0);
}
