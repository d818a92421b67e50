import { randomBytes } from 'node:crypto';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { DRAFT_LIMITS } from '@aangan/shared-kit/domain/posting/draft-limits';
import type { FieldStamp } from '@aangan/shared-kit/domain/posting/merge-draft';
import type { FieldName, PostingValues } from '@aangan/shared-kit/domain/posting/posting-fields';
import type { Transaction } from '../../foundation/database/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import { countOpenDrafts, saveDraft } from './drafts.queries.ts';
import type { DraftRow } from './drafts.tables.ts';

export const TOO_MANY_DRAFTS = `You have ${DRAFT_LIMITS.open} unfinished listings. Publish or delete one first.`;

/** The editor of values that were copied and not typed. */
const COPIED = 'copy';

interface NewDraft {
  readonly accountId: string;
  readonly category: ListingCategory;
  readonly city: string;
  readonly values?: PostingValues;
  readonly at: Date;
}

/**
 * Stores a new draft. @throws CallError 409 when the person has as many unfinished drafts as allowed
 */
export async function startDraft(transaction: Transaction, draft: NewDraft): Promise<DraftRow> {
  const { accountId, category, city, values = {}, at } = draft;
  // Two that start at once would together exceed the limit.
  await lockAccount(transaction, accountId);
  if ((await countOpenDrafts(transaction, accountId)) >= DRAFT_LIMITS.open) throw new CallError(409, TOO_MANY_DRAFTS);
  const row: DraftRow = {
    id: randomBytes(8).toString('hex'),
    ...{ accountId, category, city },
    fields: values as DraftRow['fields'],
    stamps: stampsOf(values, at),
    version: 1,
    ...{ published: null, publishedAt: null, deletedAt: null, reasonBefore: null },
    ...{ createdAt: at, changedAt: at },
  };
  await saveDraft(transaction, row);
  return row;
}

function stampsOf(values: PostingValues, at: Date): DraftRow['stamps'] {
  const stamp: FieldStamp = { typedAt: at.getTime(), editor: COPIED, version: 1 };
  return Object.fromEntries((Object.keys(values) as FieldName[]).map((field) => [field, stamp]));
}
