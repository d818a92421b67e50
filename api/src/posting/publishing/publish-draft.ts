import { postingProblems } from '@aangan/shared-kit/domain/posting/posting-problems';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { personById } from '../../people/accounts/public.ts';
import { city, place } from '../../places/public.ts';
import {
  newListing,
  noteListingChange,
  photoToken,
  putListing,
  uploadedPhotosOf,
} from '../../search/listings/public.ts';
import { checkAgain } from '../../trust/listing-checks/public.ts';
import { type DraftRow, givenValues, listingStateOf, postingState, saveDraft } from '../drafts/public.ts';
import { detailsOf, listingOf } from './listing-of-draft.ts';
import { sendToChecks } from './publishing.jobs.ts';

export const NOT_COMPLETE = 'Some answers are still missing.';
export const CHANGED_ELSEWHERE = 'This listing was changed on another device. Please check it again.';
export const REFUSED = 'Our staff did not approve this listing, so you cannot publish it again.';
const IS_DELETED = 'This listing is deleted.';

interface PublishDeps {
  readonly jobs: Pick<Jobs, 'send'>;
  /** Epoch ms. */
  readonly now: () => number;
}

/**
 * Makes the listing of a draft that the caller has locked, or changes it, and sends it to the checks. A listing that is
 * live stays live meanwhile.
 * @throws CallError 409 with the problems of an incomplete draft, for an old version, and for what staff have refused
 */
export async function publishDraft(
  transaction: Transaction,
  { jobs, now }: PublishDeps,
  row: DraftRow,
  version: number,
): Promise<DraftRow> {
  const values = givenValues(row.fields);
  const problems = postingProblems(row.category, values, now());
  if (row.version !== version) throw new CallError(409, CHANGED_ELSEWHERE, undefined, { version: row.version });
  if (problems.length > 0) throw new CallError(409, NOT_COMPLETE, undefined, { problems });
  const state = postingState(await listingStateOf(transaction, row.id), row.deletedAt !== null);
  if (state === 'refused') throw new CallError(409, REFUSED);
  if (state === 'deleted') throw new CallError(409, IS_DELETED);

  const at = new Date(now());
  const site = await siteOf(transaction, values);
  const person = await personById(transaction, row.accountId);
  const photos = await uploadedPhotosOf(transaction, row.id);
  const facts = listingOf({
    ...{ id: row.id, category: row.category, city: site.city.slug, values, at },
    ownerName: person?.name?.split(' ')[0] ?? 'Owner',
    photos: photos.map(photoToken),
    street: site.name,
  });
  await putListing(
    transaction,
    { row: newListing(facts, site), ownerId: row.accountId, details: detailsOf(values) },
    now(),
  );
  await checkAgain(transaction, row.id);
  await noteListingChange(transaction, { city: facts.city, category: row.category });
  await sendToChecks(transaction, jobs, { city: facts.city, listingId: row.id });
  const published: DraftRow = { ...row, published: values, publishedAt: row.publishedAt ?? at };
  await saveDraft(transaction, published);
  return published;
}

/** The place of a listing, by name and on the plane of its city. */
async function siteOf(
  transaction: Transaction,
  values: Pick<ReturnType<typeof givenValues>, 'localityId' | 'societyId' | 'buildingName'>,
) {
  const [found] = await transaction
    .select({ city, locality: place.name })
    .from(place)
    .innerJoin(city, eq(city.slug, place.city))
    .where(eq(place.id, values.localityId ?? ''));
  if (!found) throw new CallError(409, NOT_COMPLETE);
  const [society] = values.societyId
    ? await transaction.select({ name: place.name }).from(place).where(eq(place.id, values.societyId))
    : [];
  const building = society?.name ?? values.buildingName?.trim();
  const name = building ? `${building}, ${found.locality}` : `${found.locality}, ${found.city.name}`;
  return { city: found.city, name };
}
