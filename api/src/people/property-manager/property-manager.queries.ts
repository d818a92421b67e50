import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { propertyManagement } from './property-manager.tables.ts';

export type ManagementRow = typeof propertyManagement.$inferSelect;

/** Who manages for a person; undefined before staff have assigned somebody. */
export async function managementOf(
  reader: DatabaseOrTransaction,
  accountId: string,
): Promise<ManagementRow | undefined> {
  const [row] = await reader.select().from(propertyManagement).where(eq(propertyManagement.accountId, accountId));
  return row;
}

/** Whether staff have assigned a manager to a person. */
export async function hasAssignedManager(reader: DatabaseOrTransaction, accountId: string): Promise<boolean> {
  return (await managementOf(reader, accountId)) !== undefined;
}
