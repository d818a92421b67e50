import { isNotNull } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { SealedText } from '../../foundation/sealed-text/public.ts';
import { changeKyc, holdKyc } from './kyc.queries.ts';
import { kyc } from './kyc.tables.ts';
import { panColumns } from './kyc-seals.ts';

/** Encrypts the PANs of files from before PANs were encrypted. Safe to repeat; goes with the column `pan`. */
export async function sealPlainPans(database: Database, sealedText: SealedText): Promise<void> {
  const plain = await database.select().from(kyc).where(isNotNull(kyc.plainPan));
  for (const { accountId, userType } of plain) {
    await database.transaction(async (transaction) => {
      const row = await holdKyc(transaction, accountId, userType);
      // Its owner may have written another one meanwhile.
      if (row.plainPan !== null) await changeKyc(transaction, row, panColumns(sealedText, row, row.plainPan));
    });
  }
}
