import { eq } from 'drizzle-orm';
import type { Database } from '../../api/src/foundation/database/public.ts';
import { chatConversation, chatMember } from '../../api/src/meeting/chat/public.ts';
import { listing } from '../../api/src/search/listings/public.ts';
import { type SignedIn, signedIn } from '../../api/testing/signed-in.ts';
import { type ChatDevice, chatDevice } from './chat-device.ts';

interface DeviceSettings {
  readonly conversations: number;
  readonly devices: number;
  readonly origins: readonly string[];
}

/** Conversations between two people each, open on this many devices altogether, whose clocks are wrong. */
export async function openDevices(
  database: Database,
  { conversations, devices, origins }: DeviceSettings,
): Promise<ChatDevice[]> {
  const homes = await database
    .select({ id: listing.id })
    .from(listing)
    .where(eq(listing.active, true))
    .limit(conversations);
  if (homes.length < conversations) throw new Error('There are not enough listings.');
  const sides: { readonly who: SignedIn; readonly conversationId: string }[] = [];
  for (const [index, home] of homes.entries()) {
    const at = new Date();
    const people = [await signedIn(database, {}, at.getTime()), await signedIn(database, {}, at.getTime())] as const;
    const [seekerId, ownerId] = people.map(({ accountId }) => accountId) as [string, string];
    const conversationId = `cnv_${String(index).padStart(20, '0')}`;
    const pair = { listingId: home.id, seekerId, ownerId, beganBy: seekerId };
    await database.insert(chatConversation).values({ ...pair, id: conversationId, createdAt: at });
    const member = { conversationId, lastAt: at, listed: true };
    await database.insert(chatMember).values([seekerId, ownerId].map((accountId) => ({ ...member, accountId })));
    sides.push(...people.map((who) => ({ who, conversationId })));
  }
  return Promise.all(
    Array.from({ length: devices }, (_, index) => {
      const side = sides[index % sides.length];
      if (!side) throw new Error('There is no conversation.');
      const skewMs = ((index % 7) - 3) * 3_600_000;
      return chatDevice({ ...side, name: `device ${index}`, origins, random: Math.random, skewMs });
    }),
  );
}
