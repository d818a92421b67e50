import { randomBytes } from 'node:crypto';
import type { ContactAllowance } from '@aangan/shared-kit/contracts/contacts';
import { activeStatusLabel } from '@aangan/shared-kit/domain/active-status';
import { FREE_CONTACTS_A_MONTH, indiaMonth } from '@aangan/shared-kit/domain/contact-allowance';
import type { LeadAttribution } from '@aangan/shared-kit/domain/lead-attribution';
import { lockAccount } from '../accounts/lock-account.ts';
import type { Database } from '../database/client.ts';
import { rewardFirstContact } from '../rewards/reward-first-contact.ts';
import { notFound } from '../server/call-error.ts';
import { type ContactOutcome, contactOutcome, holdOf } from './contact-outcome.ts';
import {
  contactAbout,
  contactsSince,
  ownedListing,
  type Person,
  personById,
  type Reader,
  waitingReports,
} from './contacts.queries.ts';
import { type ContactRow, contact } from './contacts.tables.ts';

export interface Asking {
  readonly seekerId: string;
  readonly listingId: string;
  /** Where the seeker came from. */
  readonly attribution: LeadAttribution;
}

export interface Asked extends ContactOutcome {
  readonly contact: ContactRow | undefined;
  /** The owner, where the number is given. */
  readonly owner: Person | undefined;
  readonly allowance: ContactAllowance;
  /** Whether asking now would give the number. */
  readonly mayAsk: boolean;
}

/**
 * Asks for an owner's number. A new contact is counted behind a lock on the seeker's account, in the transaction that
 * writes it: however many ask at once, the limit holds. What would be refused, or was given before, needs no lock.
 * @param now epoch ms
 * @throws CallError 404 for a listing that does not exist
 */
export async function askContact(database: Database, asking: Asking, now: number): Promise<Asked> {
  const looked = await lookUp(database, asking, now);
  if (looked.asked.status !== 'SENT_NEW') return looked.asked;
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, asking.seekerId);
    const { asked, ownerId } = await lookUp(transaction, asking, now);
    if (asked.status !== 'SENT_NEW' || ownerId === null) return asked;
    const row: ContactRow = {
      id: `con_${randomBytes(15).toString('base64url')}`,
      ...asking,
      ownerId,
      createdAt: new Date(now),
      seekerHiddenAt: null,
      ownerHiddenAt: null,
    };
    await transaction.insert(contact).values(row);
    await rewardFirstContact(transaction, { accountId: asking.seekerId, at: row.createdAt });
    return { ...asked, contact: row, allowance: spentOne(asked.allowance) };
  });
}

/**
 * How a listing stands for a person who does not ask just now: SENT with the number, NOT_SENT where asking would give it,
 * or what stands in the way.
 * @throws CallError 404 for a listing that does not exist
 */
export async function contactStanding(
  database: Database,
  asking: Omit<Asking, 'attribution'>,
  now: number,
): Promise<Asked> {
  const { asked } = await lookUp(database, asking, now);
  if (asked.status !== 'SENT_NEW') return asked;
  return {
    ...asked,
    status: 'NOT_SENT',
    message: 'You have not asked for this number yet.',
    owner: undefined,
    mayAsk: true,
  };
}

async function lookUp(reader: Reader, { seekerId, listingId }: Omit<Asking, 'attribution'>, now: number) {
  const found = await ownedListing(reader, listingId);
  if (!found) throw notFound('There is no such listing.');
  const { ownerId } = found;
  const seeker = await personById(reader, seekerId);
  const owner = ownerId === null ? undefined : await personById(reader, ownerId);
  const before = await contactAbout(reader, seekerId, listingId);
  const allowance = await allowanceOf(reader, seekerId, now);
  const outcome = contactOutcome({
    asked: before !== undefined,
    own: ownerId === seekerId,
    seeker: {
      deleted: !seeker || seeker.deletedAt !== null,
      phone: seeker?.phone !== null && seeker?.phone !== undefined,
      held: holdOf(await waitingReports(reader, seekerId)),
    },
    owner:
      owner?.phone && ownerId !== null
        ? { held: holdOf(await waitingReports(reader, ownerId)) !== undefined }
        : undefined,
    closed: activeStatusLabel(found),
    left: allowance.left,
    plan: false,
  });
  const given = outcome.status === 'SENT' || outcome.status === 'SENT_NEW';
  const asked: Asked = { ...outcome, contact: before, owner: given ? owner : undefined, allowance, mayAsk: false };
  return { ownerId, asked };
}

/** Contacts of a person in the current month. @param now epoch ms */
export async function allowanceOf(reader: Reader, seekerId: string, now: number): Promise<ContactAllowance> {
  const { start, end } = indiaMonth(now);
  const used = await contactsSince(reader, seekerId, start);
  const limit = FREE_CONTACTS_A_MONTH;
  return { limit, used, left: Math.max(0, limit - used), renewsOn: end };
}

function spentOne({ limit, used, renewsOn }: ContactAllowance): ContactAllowance {
  return { limit, used: used + 1, left: Math.max(0, limit - used - 1), renewsOn };
}
