import type { Draft } from '@aangan/shared-kit/contracts/posting';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { draftProgress } from '@aangan/shared-kit/domain/posting/draft-progress';
import { listingQuality } from '@aangan/shared-kit/domain/posting/listing-quality';
import type { PostingValues } from '@aangan/shared-kit/domain/posting/posting-fields';
import { postingProblems } from '@aangan/shared-kit/domain/posting/posting-problems';
import { FAKE_NOW } from '@aangan/shared-kit/testing/fake-platform';

/** Id of the draft of tests. */
export const DRAFT_ID = 'abcdef0123456789';

/** A draft as the API answers it. */
export function sampleDraft(
  category: ListingCategory,
  values: PostingValues = {},
  facts: Partial<Pick<Draft, 'version' | 'state' | 'unpublished' | 'undoUntil'>> = {},
): Draft {
  const extras = { photos: 0, visitHours: false };
  return {
    ...{ id: DRAFT_ID, category, city: 'bangalore', state: 'draft', version: 1, unpublished: [], warnings: [] },
    // The contract types its values by field, as this table does.
    values: values as Draft['values'],
    problems: postingProblems(category, values, FAKE_NOW),
    progress: draftProgress(category, values, extras, FAKE_NOW),
    quality: listingQuality(category, values, { photos: [], hasVideo: false, visitHours: false }),
    changedOn: FAKE_NOW,
    undoUntil: null,
    ...facts,
  };
}
