import { LANDLORD_LIMITS } from '@aangan/shared-kit/domain/rent/landlord-rules';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { digestOf } from '../../foundation/digests/public.ts';
import { newToken } from '../../foundation/random/public.ts';
import { type LandlordRow, rentLandlord, rentLandlordLink } from './landlords.tables.ts';

/** A landlord who opens a link. */
export interface LinkedLandlord {
  readonly landlord: LandlordRow;
  readonly expiresAt: Date;
}

/** A new link for a landlord; earlier ones stay valid. @returns its token, which is stored nowhere */
export async function newLandlordLink(database: DatabaseOrTransaction, landlordId: string, at: Date): Promise<string> {
  // Begins with a capital, so that logs always recognise it as a token.
  const token = `L${newToken()}`;
  const expiresAt = new Date(at.getTime() + LANDLORD_LIMITS.linkDays * DAY_MS);
  await database
    .insert(rentLandlordLink)
    .values({ tokenDigest: digestOf(token), landlordId, createdAt: at, expiresAt });
  return token;
}

/** The landlord of a link that is valid. Unknown, expired and ended ones, and those of removed landlords, are none. */
export async function landlordOfLink(
  database: DatabaseOrTransaction,
  token: string,
  at: Date,
): Promise<LinkedLandlord | undefined> {
  const [row] = await database
    .select({ landlord: rentLandlord, expiresAt: rentLandlordLink.expiresAt })
    .from(rentLandlordLink)
    .innerJoin(rentLandlord, eq(rentLandlord.id, rentLandlordLink.landlordId))
    .where(
      and(
        eq(rentLandlordLink.tokenDigest, digestOf(token)),
        isNull(rentLandlordLink.revokedAt),
        gt(rentLandlordLink.expiresAt, at),
        isNull(rentLandlord.removedAt),
      ),
    );
  return row;
}

/** Ends all links of a landlord. */
export async function endLandlordLinks(database: DatabaseOrTransaction, landlordId: string, at: Date): Promise<void> {
  await database
    .update(rentLandlordLink)
    .set({ revokedAt: at })
    .where(and(eq(rentLandlordLink.landlordId, landlordId), isNull(rentLandlordLink.revokedAt)));
}

/** Links that a landlord was sent since a time. */
export async function linksSince(database: DatabaseOrTransaction, landlordId: string, since: Date): Promise<number> {
  const [row] = await database
    .select({ links: count() })
    .from(rentLandlordLink)
    .where(and(eq(rentLandlordLink.landlordId, landlordId), gt(rentLandlordLink.createdAt, since)));
  return row?.links ?? 0;
}

/** Deletes links that expired before a time. */
export function deleteOldLinks(database: Database, before: Date): Promise<unknown> {
  return database.delete(rentLandlordLink).where(lt(rentLandlordLink.expiresAt, before));
}
