import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { listingDetails } from './listing-details.tables.ts';
import { uploadedPhotosOf, videoOf } from './uploaded-photos.queries.ts';

/** As the contract has them. */
type WireDetails = NonNullable<CallAnswer<'GET /api/v1/property/{propertyId}'>['details']>;

interface PostedDetails {
  /** Undefined for a listing that no form has posted. */
  readonly details: WireDetails | undefined;
  /** Address of the video, or null. */
  readonly video: string | null;
  /** By photo. */
  readonly captions: ReadonlyMap<string, string>;
}

/** What only the page of a listing shows of what its owner has posted. */
export async function postedDetails(database: Database, listingId: string): Promise<PostedDetails> {
  const [[found], video, photos] = await Promise.all([
    database.select().from(listingDetails).where(eq(listingDetails.listingId, listingId)),
    videoOf(database, listingId),
    uploadedPhotosOf(database, listingId),
  ]);
  return {
    details: found?.details as WireDetails | undefined,
    video: video && `/api/v1/uploads/${video.videoId}/file`,
    captions: new Map(photos.map(({ id, caption }) => [id, caption])),
  };
}

/** The record with its video and captions. */
export function withPosted(record: PropertyRecord, { video, captions }: PostedDetails): PropertyRecord {
  return {
    ...record,
    videoUnit: video,
    photos: record.photos.map((photo) => {
      const caption = captions.get(photo.id);
      return caption ? { ...photo, caption } : photo;
    }),
  };
}
