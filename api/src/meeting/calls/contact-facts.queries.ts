import { CALL_LIMITS } from '@aangan/shared-kit/domain/calls/call-limits';
import type { CallFacts } from '@aangan/shared-kit/domain/calls/who-may-call';
import { indiaDay, indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { quietUntil } from '@aangan/shared-kit/domain/quiet-hours';
import { and, eq, gte, ne, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { type Person, personById } from '../../people/accounts/public.ts';
import { listingWithOwner } from '../../search/listings/public.ts';
import { chatConversation, hasBlocked, stoppedBy } from '../chat/public.ts';
import { contact, contactReturn, holdOf, isOwnerHeld, openReports } from '../contacts/public.ts';
import { personCall } from './calls.tables.ts';

type ContactRow = typeof contact.$inferSelect;

/** A contact as one of its two people has it. */
interface ContactSides {
  readonly contact: ContactRow;
  readonly role: 'seeker' | 'owner';
  readonly callerId: string;
  readonly otherId: string;
}

/** Undefined for a contact that is not the person's. */
export async function contactSides(
  reader: DatabaseOrTransaction,
  callerId: string,
  contactId: string,
): Promise<ContactSides | undefined> {
  const [row] = await reader
    .select()
    .from(contact)
    .where(and(eq(contact.id, contactId), sql`${callerId} in (${contact.seekerId}, ${contact.ownerId})`));
  if (!row) return undefined;
  const isSeeker = row.seekerId === callerId;
  return {
    contact: row,
    role: isSeeker ? 'seeker' : 'owner',
    callerId,
    otherId: isSeeker ? row.ownerId : row.seekerId,
  };
}

/** What decides a call, with the two people. */
export interface ReadFacts {
  readonly facts: CallFacts;
  /** Undefined once that account is deleted. */
  readonly caller: Person | undefined;
  readonly other: Person | undefined;
  readonly askedBackToday: number;
}

/** Reads everything that decides whether one person of a contact may call the other. @param now epoch ms */
export async function callFacts(
  reader: DatabaseOrTransaction,
  { contact: row, role, callerId, otherId }: ContactSides,
  { now, available }: { readonly now: number; readonly available: boolean },
): Promise<ReadFacts> {
  const caller = await personById(reader, callerId);
  const other = await personById(reader, otherId);
  const listing = await listingWithOwner(reader, row.listingId);
  const [found] = await reader
    .select({
      returned: sql<boolean>`exists (select 1 from ${contactReturn} where ${contactReturn.contactId} = ${row.id})`,
      blocks: hasBlocked(callerId, otherId),
      blocked: hasBlocked(otherId, callerId),
      closedAt: sql<string | null>`(select ${chatConversation.closedAt} from ${chatConversation}
        where ${chatConversation.listingId} = ${row.listingId} and ${chatConversation.seekerId} = ${row.seekerId}
          and ${chatConversation.ownerId} = ${row.ownerId})`,
    })
    .from(contact)
    .where(eq(contact.id, row.id));
  const [callerHiddenAt, otherHiddenAt] =
    role === 'seeker' ? [row.seekerHiddenAt, row.ownerHiddenAt] : [row.ownerHiddenAt, row.seekerHiddenAt];
  const today = new Date(indiaDayStart(indiaDay(now)));
  const mine = and(eq(personCall.callerId, callerId), gte(personCall.askedAt, today));
  const placed = and(mine, ne(personCall.kind, 'ask'));
  const toThem = eq(personCall.otherId, otherId);
  const closedAt = found?.closedAt ? new Date(found.closedAt) : null;
  const onOther = await openReports(reader, otherId);
  const otherHeld = role === 'seeker' ? isOwnerHeld(onOther, now) : holdOf(onOther) !== undefined;
  const facts: CallFacts = {
    available,
    caller: {
      phone: hasPhone(caller),
      held: holdOf(await openReports(reader, callerId)) !== undefined,
      hidesNumber: callerHiddenAt !== null,
      hasBlocked: found?.blocks === true,
    },
    other: {
      left: other?.deletedAt !== null,
      phone: hasPhone(other),
      held: otherHeld,
      hidesNumber: otherHiddenAt !== null,
      hasBlocked: found?.blocked === true,
      quietUntil: other && quietUntil(other, now),
    },
    stopped: stoppedBy({ listing: listing ?? null, closed: closedAt !== null, otherLeft: false }),
    returned: found?.returned === true,
    today: await reader.$count(personCall, placed),
    toThem: await reader.$count(personCall, and(placed, toThem)),
  };
  const asks = and(mine, toThem, eq(personCall.kind, 'ask'));
  return { facts, caller, other, askedBackToday: await reader.$count(personCall, asks) };
}

/** Whether a person may not ask for another call back today. */
export function hasAskedBack({ askedBackToday }: ReadFacts): boolean {
  return askedBackToday >= CALL_LIMITS.asksToOnePerson;
}

function hasPhone(person: Person | undefined): boolean {
  return person !== undefined && person.phone !== null && person.deletedAt === null;
}
