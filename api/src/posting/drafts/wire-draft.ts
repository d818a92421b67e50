import type { Draft } from '@aangan/shared-kit/contracts/posting';
import { DRAFT_LIMITS } from '@aangan/shared-kit/domain/posting/draft-limits';
import { draftProgress } from '@aangan/shared-kit/domain/posting/draft-progress';
import { listingQuality } from '@aangan/shared-kit/domain/posting/listing-quality';
import { textWarnings } from '@aangan/shared-kit/domain/posting/listing-text';
import { postingProblems } from '@aangan/shared-kit/domain/posting/posting-problems';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { besideDraft } from './beside-draft.queries.ts';
import { differentFields, givenValues } from './draft-values.ts';
import type { DraftRow } from './drafts.tables.ts';
import { postingState } from './posting-state.ts';

/** A draft as its form needs it. @param now epoch ms */
export async function wireDraft(database: DatabaseOrTransaction, row: DraftRow, now: number): Promise<Draft> {
  const { rooms, hasVideo, visitHours, listing } = await besideDraft(database, row.id);
  const { id, category, city, version } = row;
  const values = givenValues(row.fields);
  return {
    id,
    category,
    city,
    state: postingState(listing ?? undefined, row.deletedAt !== null),
    version,
    values,
    unpublished: row.published ? differentFields(values, row.published) : [],
    problems: postingProblems(category, values, now),
    warnings: textWarnings(values.description ?? ''),
    progress: draftProgress(category, values, { photos: rooms.length, visitHours }, now),
    quality: listingQuality(category, values, {
      photos: rooms,
      hasVideo,
      visitHours,
    }),
    changedOn: row.changedAt.getTime(),
    undoUntil: row.deletedAt ? row.deletedAt.getTime() + DRAFT_LIMITS.undoMs : null,
  };
}
