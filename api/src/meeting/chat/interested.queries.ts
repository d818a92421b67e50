import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';

interface OwnHome {
  readonly ownerId: string;
  readonly listingId: string;
}

/** Who has asked about a listing: by a contact, a request, a visit, a lead or a message. `ref` is the row that says so. */
const interested = ({ ownerId, listingId }: OwnHome) => sql`
  select id as ref, seeker_id as id, created_at as at from contact
    where owner_id = ${ownerId} and listing_id = ${listingId}
  union all
  select id, seeker_id, created_at from contact_request
    where owner_id = ${ownerId} and listing_id = ${listingId} and state <> 'declined'
  union all
  select id, visitor_id, created_at from visit where owner_id = ${ownerId} and listing_id = ${listingId}
  union all
  select id, account_id, created_at from lead
    where listing_id = ${listingId} and kind = 'SHOW_INTEREST' and stage <> 'WITHDRAWN' and account_id is not null
  union all
  select id, seeker_id, created_at from chat_conversation
    where owner_id = ${ownerId} and listing_id = ${listingId} and began_by = seeker_id and last_seq > 0`;

/**
 * The account of somebody who has asked about the owner's listing; undefined for everybody else.
 * @param who their account, or the id of the contact, request, visit or lead that says so
 */
export async function interestedPerson(
  reader: Pick<DatabaseOrTransaction, 'execute'>,
  home: OwnHome,
  who: string,
): Promise<string | undefined> {
  const { rows } = await reader.execute<{ id: string }>(sql`
    select asked.id from (${interested(home)}) as asked where ${who} in (asked.id, asked.ref) limit 1`);
  return rows[0]?.id;
}

/**
 * The people who have asked about a listing, the last one first, without deleted accounts and those whom the owner has
 * blocked. Who has blocked the owner counts: the owner learns nothing of it.
 */
export async function interestedIn(reader: Pick<DatabaseOrTransaction, 'execute'>, home: OwnHome): Promise<string[]> {
  const { rows } = await reader.execute<{ id: string }>(sql`
    select asked.id from (${interested(home)}) as asked
    join account a on a.id = asked.id and a.deleted_at is null
    where asked.id <> ${home.ownerId} and not exists (
      select 1 from chat_block b where b.blocker_id = ${home.ownerId} and b.blocked_id = asked.id)
    group by asked.id order by max(asked.at) desc limit ${CHAT_LIMITS.broadcastPeople}`);
  return rows.map(({ id }) => id);
}
