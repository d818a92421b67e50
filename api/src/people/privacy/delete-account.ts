import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../foundation/database/client.ts';
import type { Transaction } from '../../foundation/database/transaction.ts';
import type { FileStore } from '../../foundation/files/file-store.ts';
import { outboxMessage } from '../../foundation/messages/messages.tables.ts';
import { listingOwner } from '../../meeting/contacts/contacts.tables.ts';
import { noteCollaborator } from '../../meeting/notes/notes.tables.ts';
import { cancelVisitsToCome } from '../../meeting/visits/visits.queries.ts';
import { ledgerAccount } from '../../money/ledger/ledger.tables.ts';
import { balancesOf, postTransaction } from '../../money/ledger/ledger.ts';
import { isLedgerAccountName } from '../../money/ledger/ledger-account-name.ts';
import { listing } from '../../search/listings/property.tables.ts';
import { account } from '../accounts/accounts.tables.ts';
import { kycDocument } from '../kyc/kyc.tables.ts';
import { BLANK_ACCOUNT, PERSONAL_TABLES, rowsOf } from './personal-tables.ts';
import { accountDeletion, dataExport } from './privacy.tables.ts';

/** Why the listings of somebody who left are not shown. */
const OWNER_LEFT = 'OWNER_LEFT';

/**
 * Erases a person: every row and file that is theirs, but for what must stay, which names an opaque account from then
 * on. All of it or, when something fails, none; being called twice does no harm.
 */
export async function deleteAccount(database: Database, files: FileStore, accountId: string, at: Date): Promise<void> {
  const unused = await database.transaction(async (transaction) => {
    const [person] = await transaction.select().from(account).where(eq(account.id, accountId)).for('update');
    if (!person || person.deletedAt !== null) return [];
    const keys = await fileKeys(transaction, accountId);
    await forgetAddresses(transaction, [person.phone, person.secondaryPhone, person.email]);
    await giveUpMoney(transaction, accountId, at);
    await cancelVisitsToCome(transaction, accountId, at);
    for (const personal of PERSONAL_TABLES) {
      const { table, onDeletion } = personal;
      if (onDeletion === 'remove') await transaction.delete(table).where(rowsOf(personal, accountId));
      else if ('clear' in onDeletion)
        await transaction.update(table).set(onDeletion.clear).where(rowsOf(personal, accountId));
    }
    const own = transaction
      .select({ id: listingOwner.listingId })
      .from(listingOwner)
      .where(eq(listingOwner.accountId, accountId));
    await transaction
      .update(listing)
      .set({ active: false, inactiveReason: OWNER_LEFT })
      .where(inArray(listing.id, own));
    await transaction
      .update(account)
      .set({ ...BLANK_ACCOUNT, deletedAt: at })
      .where(eq(account.id, accountId));
    await transaction.update(accountDeletion).set({ deletedAt: at }).where(eq(accountDeletion.accountId, accountId));
    return keys;
  });
  for (const key of unused) await files.remove(key);
}

/** What was left in the person's pots, as they said when they asked. */
async function giveUpMoney(transaction: Transaction, accountId: string, at: Date): Promise<void> {
  const pots = await transaction
    .select({ name: ledgerAccount.name })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.ownerId, accountId));
  const names = pots.map(({ name }) => name).filter(isLedgerAccountName);
  const entries = [...(await balancesOf(transaction, names))].flatMap(([name, paise]) =>
    paise > 0 && isLedgerAccountName(name) ? [{ ledgerAccount: name, paise: -paise }] : [],
  );
  const total = entries.reduce((sum, { paise }) => sum - paise, 0);
  if (total === 0) return;
  const given = { ledgerAccount: 'expired', paise: total } as const;
  const description = 'Given up with the account';
  const key = `deletion:${accountId}`;
  await postTransaction(transaction, { key, kind: 'forfeit', description, at, entries: [...entries, given] });
}

async function fileKeys(transaction: Transaction, accountId: string): Promise<string[]> {
  const documents = await transaction
    .select({ key: kycDocument.fileKey })
    .from(kycDocument)
    .where(eq(kycDocument.accountId, accountId));
  const exports = await transaction
    .select({ key: dataExport.fileKey })
    .from(dataExport)
    .where(and(eq(dataExport.accountId, accountId), isNotNull(dataExport.fileKey)));
  return [...documents, ...exports].flatMap(({ key }) => (key === null ? [] : [key]));
}

/** What names the person by a number or an address, and no account. */
async function forgetAddresses(transaction: Transaction, addresses: readonly (string | null)[]): Promise<void> {
  const known = addresses.filter((address) => address !== null);
  if (known.length === 0) return;
  await transaction.delete(outboxMessage).where(inArray(outboxMessage.target, known));
  await transaction.delete(noteCollaborator).where(or(inArray(noteCollaborator.phone, known)));
}
