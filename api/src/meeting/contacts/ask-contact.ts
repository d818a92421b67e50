import type { ContactAllowance } from '@aangan/shared-kit/contracts/contacts';
import { activeStatusLabel } from '@aangan/shared-kit/domain/active-status';
import type { LeadAttribution } from '@aangan/shared-kit/domain/lead-attribution';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import type { Events } from '../../foundation/events/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { callError } from '../../foundation/server/public.ts';
import { lockAccount, type Person, personById } from '../../people/accounts/public.ts';
import { listingWithOwner } from '../../search/listings/public.ts';
import { allowanceOf } from './allowance.ts';
import { type ContactOutcome, contactOutcome, holdOf, isOwnerHeld } from './contact-outcome.ts';
import { showInterest } from './contacts.live.ts';
import { asksFirst, brokerDoubt, contactAbout, openReports, type Reader, requestAbout } from './contacts.queries.ts';
import { type ContactRow, contact, contactRequest } from './contacts.tables.ts';

interface Asking {
  readonly seekerId: string;
  readonly listingId: string;
  /** Attribution: where the seeker came from. */
  readonly attribution: LeadAttribution;
}

export interface Asked extends ContactOutcome {
  readonly contact: ContactRow | undefined;
  /** The owner, if the number is given. */
  readonly owner: Person | undefined;
  readonly allowance: ContactAllowance;
  /** Whether asking now would give the number, or send a request to the owner. */
  readonly mayAsk: boolean;
  /** The owner decides each request. */
  readonly ownerDecides: boolean;
  /** Id of the request to the owner that was just created. */
  readonly requestedNow?: string;
}

/**
 * Asks for an owner's number. A new contact is counted under a lock on the seeker's account, in the transaction that
 * inserts it, so the limit holds for concurrent requests. Refusals and repeated contacts need no lock.
 * Owners who decide themselves get a request, which counts while it waits.
 * @param now epoch ms
 * @throws CallError 404 for a listing that does not exist
 */
export async function askContact(
  { database, events }: { readonly database: Database; readonly events: Events },
  asking: Asking,
  now: number,
): Promise<Asked> {
  const looked = await lookUp(database, asking, now);
  if (!looked.isNew) return looked.asked;
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, asking.seekerId);
    const { asked, ownerId, isNew, planId } = await lookUp(transaction, asking, now);
    if (!isNew || ownerId === null) return asked;
    const facts = { ...asking, ownerId, planId, createdAt: new Date(now) };
    const allowance = spentOne(asked.allowance);
    if (asked.status === 'requested') {
      return { ...asked, allowance, requestedNow: await repeatRequest(transaction, facts) };
    }
    const row = await giveContact(transaction, events, facts);
    return { ...asked, contact: row, allowance };
  });
}

/**
 * Contact status of a listing for a person who is not asking now: SENT with the number, NOT_SENT if asking would give
 * it, or the reason against it.
 * @throws CallError 404 for a listing that does not exist
 */
export async function contactStatusOf(
  database: Database,
  asking: Omit<Asking, 'attribution'>,
  now: number,
): Promise<Asked> {
  const { asked, isNew } = await lookUp(database, asking, now);
  if (!isNew) return asked;
  const message = asked.ownerDecides
    ? 'This owner decides who gets their number. Ask, and we message you if they say yes.'
    : 'You have not asked for this number yet.';
  return { ...asked, status: 'NOT_SENT', message, owner: undefined, mayAsk: true };
}

async function lookUp(reader: Reader, { seekerId, listingId }: Omit<Asking, 'attribution'>, now: number) {
  const found = await listingWithOwner(reader, listingId);
  if (!found) throw callError('no-listing');
  const { ownerId } = found;
  const seeker = await personById(reader, seekerId);
  const owner = ownerId === null ? undefined : await personById(reader, ownerId);
  const before = await contactAbout(reader, seekerId, listingId);
  const request = await requestAbout(reader, seekerId, listingId);
  const { summary, hasPlan, hasOtherPlan, nextPlanId } = await allowanceOf(reader, seekerId, now, found.category);
  const ownerDecides = ownerId !== null && (await asksFirst(reader, ownerId));
  const outcome = contactOutcome({
    asked: before !== undefined,
    own: ownerId === seekerId,
    seeker: {
      deleted: !seeker || seeker.deletedAt !== null,
      phone: seeker?.phone !== null && seeker?.phone !== undefined,
      held: holdOf(await openReports(reader, seekerId)),
      broker: await brokerDoubt(reader, seekerId),
    },
    owner:
      owner?.phone && ownerId !== null
        ? { held: isOwnerHeld(await openReports(reader, ownerId), now), asksFirst: ownerDecides }
        : undefined,
    request: request?.state === 'waiting' || request?.state === 'declined' ? request.state : undefined,
    closed: activeStatusLabel(found),
    left: summary.left,
    plan: hasPlan,
    otherPlan: hasOtherPlan,
  });
  const { status } = outcome;
  const given = status === 'SENT' || status === 'SENT_NEW';
  const asked: Asked = {
    ...outcome,
    contact: before,
    owner: given ? owner : undefined,
    allowance: summary,
    mayAsk: false,
    ownerDecides,
  };
  const isNew = status === 'SENT_NEW' || (status === 'requested' && request?.state !== 'waiting');
  return { ownerId, asked, isNew, planId: nextPlanId ?? null };
}

type ContactFacts = Pick<ContactRow, 'seekerId' | 'ownerId' | 'listingId' | 'attribution' | 'planId' | 'createdAt'>;

/** Inserts a contact: from now on each of the two has the other's number. */
export async function giveContact(transaction: Transaction, events: Events, facts: ContactFacts): Promise<ContactRow> {
  const row: ContactRow = { id: newId('con'), ...facts, seekerHiddenAt: null, ownerHiddenAt: null };
  await transaction.insert(contact).values(row);
  const { id: contactId, seekerId, ownerId, listingId } = row;
  await showInterest(transaction, ownerId, row.createdAt);
  await events.emit(transaction, 'contact.made', { contactId, seekerId, ownerId, listingId });
  return row;
}

/** Inserts a request to the owner; an expired one is opened again. */
async function repeatRequest(transaction: Transaction, facts: ContactFacts): Promise<string> {
  const id = newId('crq');
  await transaction
    .insert(contactRequest)
    .values({ id, ...facts })
    .onConflictDoUpdate({
      target: [contactRequest.seekerId, contactRequest.listingId],
      set: { id, ...facts, state: 'waiting', decidedAt: null },
    });
  await showInterest(transaction, facts.ownerId, facts.createdAt);
  return id;
}

function spentOne({ limit, used, left, ...rest }: ContactAllowance): ContactAllowance {
  return { ...rest, limit, used: used + 1, left: Math.max(0, left - 1) };
}
