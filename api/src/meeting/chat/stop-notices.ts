import { eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { Stoppable } from '../../search/alerts/public.ts';
import { chatNotice } from './chat-notices.tables.ts';
import { changeSettings, settingsOf } from './chat-settings.queries.ts';

/** What the stop link of a notice stops: all notices of chat by mail and SMS. */
export const chatNotices: Stoppable = {
  async about(database, messageId) {
    const found = await noticeOf(database, messageId);
    if (!found) return undefined;
    const { mail, sms } = await settingsOf(database, found.accountId);
    return [{ name: 'Messages in your chats', stopped: !mail && !sms }];
  },

  stop: (database, messageId, now) => change(database, messageId, new Date(now)),
  resume: (database, messageId) => change(database, messageId, null),
};

/** Stops notices, or brings them back where this link has stopped them. @returns false for an unknown notice */
async function change(database: Database, messageId: string, stoppedAt: Date | null): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [found] = await transaction.select().from(chatNotice).where(eq(chatNotice.id, messageId)).for('update');
    if (!found) return false;
    const wanted = stoppedAt === null;
    if (wanted && found.stoppedAt === null) return true;
    await changeSettings(transaction, found.accountId, { mail: wanted, sms: wanted });
    await transaction.update(chatNotice).set({ stoppedAt }).where(eq(chatNotice.id, messageId));
    return true;
  });
}

async function noticeOf(database: Database, messageId: string) {
  const [found] = await database.select().from(chatNotice).where(eq(chatNotice.id, messageId));
  return found;
}
