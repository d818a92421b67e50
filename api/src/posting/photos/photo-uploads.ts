import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import type { UploadKind, UploadPlace } from '../../foundation/module/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import { isHidden, listing, listingOwner } from '../../search/listings/public.ts';
import { draftOf, NO_LISTING } from '../drafts/public.ts';
import { syncPhotos, syncVideo } from './sync-photos.ts';

const MIB = 1024 * 1024;

/** @throws CallError 404 for a draft or listing of somebody else */
async function admit(database: DatabaseOrTransaction, { accountId, subject }: UploadPlace): Promise<void> {
  if (await draftOf(database, accountId, subject)) return;
  const [own] = await database
    .select({ id: listingOwner.listingId })
    .from(listingOwner)
    .where(and(eq(listingOwner.listingId, subject), eq(listingOwner.accountId, accountId)));
  if (!own) throw notFound(NO_LISTING);
}

async function isPublished(database: DatabaseOrTransaction, { subject }: UploadPlace): Promise<boolean> {
  const [found] = await database
    .select({ inactiveReason: listing.inactiveReason })
    .from(listing)
    .where(eq(listing.id, subject));
  return found !== undefined && !isHidden(found.inactiveReason);
}

/** Photos of a draft or listing; everybody sees them once it is published. */
export const photoUpload: UploadKind = {
  content: 'picture',
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  maximumBytes: 20 * MIB,
  maximumCount: 20,
  readers: 'owner',
  admit,
  isPublished,
  changed: syncPhotos,
};

/** The video of a draft or listing. */
export const videoUpload: UploadKind = {
  content: 'video',
  types: ['video/mp4', 'video/quicktime', 'video/webm'],
  maximumBytes: 100 * MIB,
  maximumCount: 1,
  readers: 'owner',
  admit,
  isPublished,
  changed: syncVideo,
};
