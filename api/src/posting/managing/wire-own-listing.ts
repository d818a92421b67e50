import { type OwnListing, PAUSED_BY } from '@aangan/shared-kit/contracts/managing';
import { PHOTO_UPLOAD } from '@aangan/shared-kit/contracts/posting-photos';
import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { DRAFT_LIMITS } from '@aangan/shared-kit/domain/posting/draft-limits';
import type { Database } from '../../foundation/database/public.ts';
import { readyUploads, uploadRecords } from '../../foundation/uploads/public.ts';
import { isHidden, recordsById, uploadedPhotosOf } from '../../search/listings/public.ts';
import { differentFields, draftOf, givenValues, listingStateOf, postingState } from '../drafts/public.ts';
import { cardCounts } from './card-counts.queries.ts';
import { lastClosing } from './own-listings.queries.ts';

interface WireDeps {
  readonly database: Database;
  readonly assetUrl: string;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Published listings of a person as the person sees them, in the order of the ids. */
export async function wireOwnListings(
  { database, assetUrl, now }: WireDeps,
  accountId: string,
  ids: readonly string[],
): Promise<OwnListing[]> {
  const [records, countsOf] = await Promise.all([
    recordsById(database, ids, assetUrl),
    cardCounts(database, accountId, ids, now()),
  ]);
  const listings = await Promise.all(
    ids.map(async (id) => {
      const record = records.get(id);
      if (!record) return undefined;
      const state = await stateOf(database, accountId, record);
      return { record, ...state, ...countsOf(id) };
    }),
  );
  return listings.flatMap((each) => each ?? []);
}

async function stateOf(database: Database, accountId: string, { id, inactiveReason }: PropertyRecord) {
  // A listing that was not posted by a form has no draft before its first change.
  const [draft, listing, photos] = await Promise.all([
    draftOf(database, accountId, id),
    listingStateOf(database, id),
    uploadedPhotosOf(database, id),
  ]);
  const state = postingState(listing, Boolean(draft?.deletedAt));
  return {
    state,
    pausedBy: (state === 'paused' && PAUSED_BY.find((reason) => reason === inactiveReason)) || null,
    unpublished: draft?.published ? differentFields(givenValues(draft.fields), draft.published).length : 0,
    photos: photos.length,
    cover: isHidden(inactiveReason) ? await ownersCover(database, accountId, id) : null,
    undoUntil: draft?.deletedAt ? draft.deletedAt.getTime() + DRAFT_LIMITS.undoMs : null,
    closed: state === 'closed' ? await lastClosing(database, id) : null,
  };
}

/** Address of a small copy of the first photo, which only its owner can open. */
async function ownersCover(database: Database, accountId: string, id: string): Promise<string | null> {
  const [first] = uploadRecords(await readyUploads(database, { accountId, kind: PHOTO_UPLOAD, subject: id }));
  return first?.picture?.renditions[0]?.webp ?? null;
}
