import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { listing, listingOwner } from '../../search/listings/public.ts';
import { accountCheck, listingCheck } from '../listing-checks/public.ts';
import type { EvidenceFacts } from './live-evidence.ts';
import { verification } from './verification.tables.ts';

/** All stored facts behind a badge; undefined for a listing that does not exist. */
export async function evidenceFacts(
  database: Pick<Database, 'select'>,
  listingId: string,
  now: number,
): Promise<EvidenceFacts | undefined> {
  const [[found], staff] = await Promise.all([
    database
      .select({
        active: listing.active,
        confirmedAt: listing.confirmedAt,
        phone: account.phone,
        since: account.createdAt,
        deletedAt: account.deletedAt,
        broker: accountCheck.verdict,
        declaredAt: accountCheck.declaredAt,
        check: listingCheck,
      })
      .from(listing)
      .leftJoin(listingOwner, eq(listingOwner.listingId, listing.id))
      .leftJoin(account, eq(account.id, listingOwner.accountId))
      .leftJoin(accountCheck, eq(accountCheck.accountId, listingOwner.accountId))
      .leftJoin(listingCheck, and(eq(listingCheck.listingId, listing.id), eq(listingCheck.kind, 'scam')))
      .where(eq(listing.id, listingId))
      // Planned once for each connection: planning for the partitions of all cities takes longer than reading.
      .prepare('evidence_facts')
      .execute(),
    database
      .select()
      .from(verification)
      .where(and(eq(verification.listingId, listingId), gt(verification.expiresAt, new Date(now))))
      .orderBy(desc(verification.checkedAt))
      .limit(10),
  ]);
  if (!found) return undefined;
  const { check } = found;
  return {
    active: found.active,
    confirmedAt: found.confirmedAt.getTime(),
    ownerSince: found.phone !== null && found.deletedAt === null ? (found.since?.getTime() ?? null) : null,
    probableBroker: found.broker === 'probable_broker' || Boolean(found.declaredAt),
    check: check ? { checkedAt: check.checkedAt.getTime(), evidence: check.evidence } : undefined,
    seenByStaff: staff.map(({ kind, evidence, checkedAt, expiresAt }) => ({
      kind,
      seen: evidence.seen,
      checkedAt: checkedAt.getTime(),
      expiresAt: expiresAt.getTime(),
    })),
  };
}
