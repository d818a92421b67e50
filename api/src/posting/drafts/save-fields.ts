import { changedSince, type DraftChanges, mergeDraft } from '@aangan/shared-kit/domain/posting/merge-draft';
import { fieldsOf } from '@aangan/shared-kit/domain/posting/posting-kinds';
import type { Transaction } from '../../foundation/database/public.ts';
import { badInput } from '../../foundation/server/public.ts';
import { placeOf, saveDraft } from './drafts.queries.ts';
import type { DraftRow } from './drafts.tables.ts';

/**
 * Saves the changes of one form in a draft that the caller has locked.
 * @throws CallError 400 for a field that the kind does not have, and for a place that does not exist
 */
export async function saveFields(transaction: Transaction, row: DraftRow, changes: DraftChanges, now: number) {
  const own = fieldsOf(row.category);
  const strange = Object.keys(changes.fields).find((field) => !own.some((name) => name === field));
  if (strange) throw badInput(`body.changes.${strange}`, 'is not a field of this kind of listing');
  const city = await cityOf(transaction, row, changes);
  const { conflicts, ...merged } = mergeDraft({ ...row, values: row.fields }, changes, now);
  const changedElsewhere = changedSince({ ...row, values: row.fields }, changes.base, changes.editor);
  const saved: DraftRow = {
    ...row,
    city,
    fields: merged.values,
    stamps: merged.stamps,
    version: merged.version,
    changedAt: merged.version === row.version ? row.changedAt : new Date(now),
  };
  await saveDraft(transaction, saved);
  return { row: saved, conflicts, changedElsewhere };
}

/** The city follows the locality, because owners may choose one beyond the city that they began in. */
async function cityOf(transaction: Transaction, row: DraftRow, { fields }: DraftChanges): Promise<string> {
  let { city } = row;
  for (const [field, kind] of [
    ['localityId', 'locality'],
    ['societyId', 'society'],
  ] as const) {
    const id = fields[field]?.value;
    if (typeof id !== 'string') continue;
    const place = await placeOf(transaction, id);
    if (place?.kind !== kind) throw badInput(`body.changes.${field}.value`, `is not a ${kind} that we know`);
    if (field === 'localityId') city = place.city;
  }
  return city;
}
