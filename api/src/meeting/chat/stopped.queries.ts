import type { StopReason } from '@aangan/shared-kit/domain/chat/stop-reasons';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { personById } from '../../people/accounts/public.ts';
import { listingWithOwner } from '../../search/listings/public.ts';
import type { ConversationRow } from './chat.tables.ts';
import { sidesOf } from './own-conversation.queries.ts';
import { stoppedBy } from './stopped.ts';

/** Why nobody can write in a conversation; undefined while both can. */
export async function stopOf(
  reader: Pick<DatabaseOrTransaction, 'select'>,
  conversation: ConversationRow,
  accountId: string,
): Promise<StopReason | undefined> {
  const listing = await listingWithOwner(reader, conversation.listingId);
  const other = await personById(reader, sidesOf(conversation, accountId).otherId);
  return stoppedBy({
    listing: listing ?? null,
    closed: conversation.closedAt !== null,
    otherLeft: other?.deletedAt !== null,
  });
}
