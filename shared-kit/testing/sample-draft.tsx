import type { Draft } from '../contracts/posting.ts';
import type { ListingCategory } from '../domain/listing-category.ts';
import { draftProgress } from '../domain/posting/draft-progress.ts';
import { listingQuality } from '../domain/posting/listing-quality.ts';
import { textWarnings } from '../domain/posting/listing-text.ts';
import type { PostingValues } from '../domain/posting/posting-fields.ts';
import { postingProblems } from '../domain/posting/posting-problems.ts';
import { FAKE_NOW } from './fake-platform.tsx';
import { samplePosting } from './sample-posting.tsx';

export const SAMPLE_DRAFT_ID = '8a9f90ab8c1d4b6f018c2d9e3f4a5b6c';

/** A draft as the API answers it: complete by default, without photos and hours. @param values replace those of the sample */
export function sampleDraft(category: ListingCategory, values: PostingValues = {}, facts: Partial<Draft> = {}): Draft {
  const all = { ...samplePosting(category), ...values };
  return {
    ...{ id: SAMPLE_DRAFT_ID, category, city: 'bangalore', state: 'draft', version: 3 },
    ...{ values: all, unpublished: [], changedOn: FAKE_NOW, undoUntil: null },
    problems: postingProblems(category, all, FAKE_NOW),
    warnings: textWarnings(all.description ?? ''),
    progress: draftProgress(category, all, { photos: 0, visitHours: false }, FAKE_NOW),
    quality: listingQuality(category, all, { photos: [], hasVideo: false, visitHours: false }),
    ...facts,
  };
}
