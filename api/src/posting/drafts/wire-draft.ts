import type { Draft } from '@aangan/shared-kit/contracts/posting';
import { draftProgress } from '@aangan/shared-kit/domain/posting/draft-progress';
import { listingQuality } from '@aangan/shared-kit/domain/posting/listing-quality';
import { textWarnings } from '@aangan/shared-kit/domain/posting/listing-text';
import { postingProblems } from '@aangan/shared-kit/domain/posting/posting-problems';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { hasVisitHours } from '../../meeting/visits/public.ts';
import { uploadedPhotosOf, videoOf } from '../../search/listings/public.ts';
import { differentFields, givenValues } from './draft-values.ts';
import { listingStateOf } from './drafts.queries.ts';
import type { DraftRow } from './drafts.tables.ts';
import { postingState } from './posting-state.ts';

/** A draft as its form needs it. @param now epoch ms */
export async function wireDraft(database: DatabaseOrTransaction, row: DraftRow, now: number): Promise<Draft> {
  // One after the other: a transaction has one connection.
  const photos = await uploadedPhotosOf(database, row.id);
  const video = await videoOf(database, row.id);
  const visitHours = await hasVisitHours(database, row.id);
  const listing = await listingStateOf(database, row.id);
  const { id, category, city, version } = row;
  const values = givenValues(row.fields);
  return {
    id,
    category,
    city,
    state: postingState(listing, row.deletedAt !== null),
    version,
    values,
    unpublished: row.published ? differentFields(values, row.published) : [],
    problems: postingProblems(category, values, now),
    warnings: textWarnings(values.description ?? ''),
    progress: draftProgress(category, values, { photos: photos.length, visitHours }, now),
    quality: listingQuality(category, values, {
      photos: photos.map(({ room }) => room),
      hasVideo: video !== null,
      visitHours,
    }),
    changedOn: row.changedAt.getTime(),
  };
}
