import { lt } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { chatBroadcast, chatNotice } from './chat-notices.tables.ts';

/** Deletes notices and messages to all that nothing refers to any more. */
export async function deleteOldNotices(database: Database, before: Date): Promise<void> {
  await database.delete(chatNotice).where(lt(chatNotice.createdAt, before));
  await database.delete(chatBroadcast).where(lt(chatBroadcast.createdAt, before));
}
