import type { ReceiptFacts } from '@aangan/shared-kit/contracts/rent-receipts';
import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import type { SealedText } from '../../foundation/sealed-text/public.ts';
import type { RowHolder } from '../../people/sessions/public.ts';
import { factsColumns } from './receipt-seals.ts';
import { type ReceiptsRow, rentReceipts } from './receipts.tables.ts';

/** Receipts that a list shows. */
const LIST_LENGTH = 20;

/** Stores receipts and returns their id; the same facts of the same holder are the row that exists. */
export async function saveReceipts(
  database: Database,
  sealedText: SealedText,
  { accountId, device }: RowHolder,
  facts: ReceiptFacts,
  at: Date,
): Promise<string> {
  const repeatKey = sealedText.digest(JSON.stringify([accountId ?? device, facts]), 'rent receipts');
  const id = newId('rcp');
  const [row] = await database
    .insert(rentReceipts)
    .values({
      ...{ id, accountId, device: accountId === null ? device : null, repeatKey, createdAt: at },
      ...factsColumns(sealedText, id, facts),
    })
    .onConflictDoUpdate({ target: rentReceipts.repeatKey, set: { repeatKey } })
    .returning({ id: rentReceipts.id });
  if (!row) throw new Error('The inserted receipts were not found.');
  return row.id;
}

/** The newest receipts of a holder. */
export function receiptsOf(database: Database, holder: RowHolder): Promise<ReceiptsRow[]> {
  return database
    .select()
    .from(rentReceipts)
    .where(heldBy(holder))
    .orderBy(desc(rentReceipts.createdAt), rentReceipts.id)
    .limit(LIST_LENGTH);
}

/** Receipts by their id, if the holder made them. */
export async function heldReceipts(
  database: Database,
  holder: RowHolder,
  id: string,
): Promise<ReceiptsRow | undefined> {
  const [row] = await database
    .select()
    .from(rentReceipts)
    .where(and(eq(rentReceipts.id, id), heldBy(holder)));
  return row;
}

/** Receipts by their id, for whoever has a QR code with our signature. */
export async function receiptsById(database: Database, id: string): Promise<ReceiptsRow | undefined> {
  const [row] = await database.select().from(rentReceipts).where(eq(rentReceipts.id, id));
  return row;
}

/** Deletes receipts of the holder, and returns whether they existed. */
export async function deleteReceipts(database: Database, holder: RowHolder, id: string): Promise<boolean> {
  const deleted = await database
    .delete(rentReceipts)
    .where(and(eq(rentReceipts.id, id), heldBy(holder)))
    .returning({ id: rentReceipts.id });
  return deleted.length > 0;
}

/** Deletes receipts that were made before a time. */
export function deleteOldReceipts(database: Database, before: Date): Promise<unknown> {
  return database.delete(rentReceipts).where(lt(rentReceipts.createdAt, before));
}

/** No row for a visitor without an account and without cookies. */
function heldBy({ accountId, device }: RowHolder): SQL | undefined {
  return or(
    accountId === null ? sql`false` : eq(rentReceipts.accountId, accountId),
    device === null ? sql`false` : eq(rentReceipts.device, device),
  );
}
