import type { ChatSettings } from '@aangan/shared-kit/contracts/chat';
import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { chatSettings } from './chat.tables.ts';

/** Typing and presence are shown once a person has allowed it; notices are sent until they are stopped. */
const DEFAULTS: ChatSettings = { presence: false, mail: true, sms: true };

export async function settingsOf(database: DatabaseOrTransaction, accountId: string): Promise<ChatSettings> {
  const [found] = await database.select().from(chatSettings).where(eq(chatSettings.accountId, accountId));
  if (!found) return DEFAULTS;
  const { presence, mail, sms } = found;
  return { presence, mail, sms };
}

/** Saves what changes. @returns all settings */
export async function changeSettings(
  database: DatabaseOrTransaction,
  accountId: string,
  change: { readonly [Name in keyof ChatSettings]?: boolean | undefined },
): Promise<ChatSettings> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return settingsOf(database, accountId);
  await database
    .insert(chatSettings)
    .values({ accountId, ...DEFAULTS, ...given })
    .onConflictDoUpdate({ target: chatSettings.accountId, set: given });
  return settingsOf(database, accountId);
}

/** Whether both people show typing and presence. */
export async function presenceAllowed(database: DatabaseOrTransaction, one: string, other: string): Promise<boolean> {
  const both = and(inArray(chatSettings.accountId, [one, other]), eq(chatSettings.presence, true));
  return (await database.$count(chatSettings, both)) === 2;
}
