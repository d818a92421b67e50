import {
  CLAIM_WITHIN_MS,
  type ClaimReason,
  endedByOwner,
  OWNER_ANSWERS_WITHIN_MS,
  returnReason,
} from '@aangan/shared-kit/domain/contact-claim';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { listing } from '../../search/listings/public.ts';
import { takenDown } from '../../trust/listing-reports/public.ts';
import { type ContactRow, contact, contactClaim, contactReturn } from './contacts.tables.ts';
import { type Returned, returnSilent, saveReturns } from './return-contacts.ts';

const TOO_LATE = 'You can report a contact that did not work only within 30 days.';

/**
 * A seeker claims that a contact did not work. Claiming again changes the reason until the owner answers.
 * @throws CallError 409 when the contact is too old
 */
export async function claimDead(
  database: Database,
  { id, createdAt }: ContactRow,
  reason: ClaimReason,
  at: Date,
): Promise<void> {
  if (at.getTime() - createdAt.getTime() > CLAIM_WITHIN_MS) throw new CallError(409, TOO_LATE);
  await database
    .insert(contactClaim)
    .values({ contactId: id, reason, createdAt: at })
    .onConflictDoUpdate({
      target: contactClaim.contactId,
      set: { reason },
      setWhere: isNull(contactClaim.ownerAgrees),
    });
}

/** Records the owner's answer to a claim; the first answer counts. @returns whether there is a claim to answer */
export async function answerClaim(
  database: Database,
  { contactId, agrees, at }: { readonly contactId: string; readonly agrees: boolean; readonly at: Date },
): Promise<boolean> {
  await database
    .update(contactClaim)
    .set({ ownerAgrees: agrees, answeredAt: at })
    .where(and(eq(contactClaim.contactId, contactId), isNull(contactClaim.ownerAgrees)));
  return (await database.$count(contactClaim, eq(contactClaim.contactId, contactId))) > 0;
}

interface Proven extends Returned {
  readonly seekerId: string;
}

/** An unconfirmed claim expires after this time: later events of the home prove nothing about it. */
export const CLAIM_OPEN_MS = 7 * 86_400_000;

/** Claims per batch; the rest is handled by the next run. */
const AT_ONCE = 500;

/**
 * Returns every contact whose claim is confirmed: of one listing, or of all. The primary key makes it happen once, also
 * under concurrency. Without evidence, a seeker gets a limited number back in a month.
 * @returns the contacts that this call returned
 */
export async function returnProven(
  database: Database,
  { at, listingId }: { readonly at: Date; readonly listingId?: string },
): Promise<Returned[]> {
  const proven: Proven[] = [];
  let after = '';
  for (;;) {
    const open = await openClaims(database, { after, listingId, since: new Date(at.getTime() - CLAIM_OPEN_MS) });
    for (const { contactId, seekerId, claimedAt, ownerAgrees, takenDown, ...home } of open) {
      const facts = { claimedAt: claimedAt.getTime(), ownerAgrees, closed: takenDown || endedByOwner(home) };
      const reason = returnReason(facts, at.getTime());
      if (reason) proven.push({ contactId, seekerId, reason });
    }
    const last = open.at(-1);
    if (!last || open.length < AT_ONCE) break;
    after = last.contactId;
  }
  const evident = proven.filter(({ reason }) => reason !== 'NO_ANSWER');
  const returned = await saveReturns(database, evident, at);
  const silent = Map.groupBy(
    proven.filter(({ reason }) => reason === 'NO_ANSWER'),
    ({ seekerId }) => seekerId,
  );
  for (const [seekerId, claims] of silent) returned.push(...(await returnSilent(database, seekerId, claims, at)));
  return returned;
}

/** Open claims, with the facts that may confirm them. */
function openClaims(
  database: Database,
  { after, listingId, since }: { readonly after: string; readonly listingId: string | undefined; readonly since: Date },
) {
  return database
    .select({
      contactId: contactClaim.contactId,
      seekerId: contact.seekerId,
      claimedAt: contactClaim.createdAt,
      ownerAgrees: contactClaim.ownerAgrees,
      active: listing.active,
      inactiveReason: listing.inactiveReason,
      takenDown: takenDown(listing.id),
    })
    .from(contactClaim)
    .innerJoin(contact, eq(contact.id, contactClaim.contactId))
    .innerJoin(listing, eq(listing.id, contact.listingId))
    .leftJoin(contactReturn, eq(contactReturn.contactId, contactClaim.contactId))
    .where(
      and(
        isNull(contactReturn.contactId),
        gt(contactClaim.createdAt, since),
        gt(contactClaim.contactId, after),
        listingId === undefined ? undefined : eq(contact.listingId, listingId),
      ),
    )
    .orderBy(asc(contactClaim.contactId))
    .limit(AT_ONCE);
}

/** Deadline of the owner's answer, epoch ms. */
export function ownerAnswersUntil(claimedAt: Date): number {
  return claimedAt.getTime() + OWNER_ANSWERS_WITHIN_MS;
}
