import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { dataExport } from './privacy.tables.ts';

/** File keys of the data copies that a person has requested. */
export async function exportFileKeys(transaction: Transaction, accountId: string): Promise<string[]> {
  const rows = await transaction
    .select({ key: dataExport.fileKey })
    .from(dataExport)
    .where(and(eq(dataExport.accountId, accountId), isNotNull(dataExport.fileKey)));
  return rows.flatMap(({ key }) => key ?? []);
}
