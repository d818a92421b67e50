import { createHash } from 'node:crypto';
import type { ImportedRow } from '@aangan/shared-kit/contracts/listing-import';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { draftProgress } from '@aangan/shared-kit/domain/posting/draft-progress';
import type { PostingValues } from '@aangan/shared-kit/domain/posting/posting-fields';
import { fieldLabel, postingProblems } from '@aangan/shared-kit/domain/posting/posting-problems';
import { manageLink } from '@aangan/shared-kit/links/posting';
import type { Transaction } from '../../foundation/database/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import { type DraftRow, draftTitle, givenValues, startDraft } from '../drafts/public.ts';
import { columnOf, LOCALITY_COLUMN } from './import-columns.ts';
import { draftOfRow, localitiesNamed, saveImportedRow } from './imported-rows.queries.ts';
import { plainText } from './read-cell.ts';
import type { ReadRow } from './read-rows.ts';

/** Nothing is left of a draft’s place but its city. */
interface Place {
  readonly id: string;
  readonly name: string;
}

/**
 * Makes a draft of each row without a problem. Wrong values are problems, by the rules of the form; questions that are
 * still open are not, because photos and the pin are added in the form anyway.
 */
export async function importRows(
  transaction: Transaction,
  accountId: string,
  rows: readonly ReadRow[],
  now: number,
): Promise<ImportedRow[]> {
  // The same file sent twice at once makes nothing twice.
  await lockAccount(transaction, accountId);
  const report: ImportedRow[] = [];
  for (const row of rows) report.push(await importRow(transaction, accountId, row, now));
  return report;
}

async function importRow(transaction: Transaction, accountId: string, row: ReadRow, now: number): Promise<ImportedRow> {
  const { line, category, city } = row;
  const refused = (problems: ImportedRow['problems']): ImportedRow => ({
    line,
    state: 'refused',
    draft: null,
    problems,
  });
  if (category === undefined || city === undefined) return refused([...row.problems]);
  const place = await placeNamed(transaction, city, row.locality);
  const values: PostingValues = { ...row.values, ...(place && { localityId: place.id }) };
  const problems = [...row.problems, ...wrongValues(category, values, now)];
  if (row.locality !== '' && !place) {
    problems.push({ column: LOCALITY_COLUMN, message: `We do not know the locality “${row.locality}” in this city.` });
  }
  if (problems.length > 0) return refused(problems);

  const digest = digestOf({ category, city, values });
  const before = await draftOfRow(transaction, accountId, digest);
  if (before) return { line, state: 'repeated', draft: wireRow(before, place, now), problems: [] };
  try {
    const at = new Date(now);
    const draft = await startDraft(transaction, { accountId, category, city, values, at });
    await saveImportedRow(transaction, { accountId, digest, draftId: draft.id, at });
    return { line, state: 'created', draft: wireRow(draft, place, now), problems: [] };
  } catch (error) {
    // Too many drafts: the rows before it stay.
    if (error instanceof CallError) return refused([{ column: '', message: error.message }]);
    throw error;
  }
}

async function placeNamed(transaction: Transaction, city: string, name: string): Promise<Place | undefined> {
  if (name === '') return undefined;
  const wanted = plainText(name);
  const localities = await localitiesNamed(transaction, city);
  return localities.find((each) => [each.name, ...each.aliases].some((known) => plainText(known) === wanted));
}

function wrongValues(category: ListingCategory, values: PostingValues, now: number): ImportedRow['problems'] {
  return postingProblems(category, values, now)
    .filter(({ missing }) => !missing)
    .map(({ field, message }) => ({ column: columnOf(field), message }));
}

function wireRow(
  { id, category, city, fields }: DraftRow,
  place: Place | undefined,
  now: number,
): NonNullable<ImportedRow['draft']> {
  const values = givenValues(fields);
  const pageName = draftProgress(category, values, { photos: 0, visitHours: false }, now).next;
  const missing = postingProblems(category, values, now).filter((problem) => problem.missing);
  return {
    id,
    title: draftTitle(category, values, place?.name ?? city),
    url: manageLink({ id, category, pageName }),
    missing: [...new Set(missing.map(({ field }) => labelOf(category, field)))],
  };
}

function labelOf(category: ListingCategory, field: Parameters<typeof fieldLabel>[1]): string {
  return field === 'latitude' || field === 'longitude' ? 'Pin on the map' : fieldLabel(category, field);
}

/** The same answers in another order of columns are the same row. */
function digestOf({
  category,
  city,
  values,
}: {
  category: ListingCategory;
  city: string;
  values: PostingValues;
}): string {
  const sorted = Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([category, city, sorted]))
    .digest('hex');
}
