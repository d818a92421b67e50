import { FIELD_NAMES, type FieldName, type FieldValue } from './posting-fields.ts';

/** When, where and in which version a field got its value. */
export interface FieldStamp {
  /** Epoch ms, by the clock of the device but never later than the server's. */
  readonly typedAt: number;
  /** One open form: a tab of a browser. */
  readonly editor: string;
  /** Version of the draft that the change made. */
  readonly version: number;
}

export type DraftValues = Readonly<Partial<Record<FieldName, FieldValue | null>>>;

export interface StoredDraft {
  readonly version: number;
  readonly values: DraftValues;
  readonly stamps: Readonly<Partial<Record<FieldName, FieldStamp>>>;
}

/** Fields that one form has changed since it last heard of the draft. */
export interface DraftChanges {
  /** Version that the form has seen. */
  readonly base: number;
  readonly editor: string;
  readonly fields: Readonly<
    Partial<Record<FieldName, { readonly value: FieldValue | null; readonly typedAt: number }>>
  >;
}

/** A field that two forms have changed: both values, and which one the draft has. */
export interface DraftConflict {
  readonly field: FieldName;
  readonly kept: FieldValue | null;
  readonly dropped: FieldValue | null;
  /** Whether the value of the form that saves was kept. */
  readonly mine: boolean;
}

/**
 * Merges the changes of a form into a draft, field by field: the value that was typed last is kept, in whichever order
 * the changes arrive. The same changes once more change nothing.
 * @param now of the server, epoch ms: a device whose clock is ahead does not win for ever
 */
export function mergeDraft(
  stored: StoredDraft,
  changes: DraftChanges,
  now: number,
): StoredDraft & { readonly conflicts: readonly DraftConflict[] } {
  const version = stored.version + 1;
  const values: Partial<Record<FieldName, FieldValue | null>> = { ...stored.values };
  const stamps: Partial<Record<FieldName, FieldStamp>> = { ...stored.stamps };
  const conflicts: DraftConflict[] = [];
  let changed = false;
  for (const field of FIELD_NAMES) {
    const change = changes.fields[field];
    if (!change) continue;
    const typedAt = Math.min(change.typedAt, now);
    const before = stored.stamps[field];
    const theirs = stored.values[field] ?? null;
    const same = sameValue(theirs, change.value);
    const wins = !before || isLater({ typedAt, editor: changes.editor }, before);
    if (same && before) {
      // The value stays, but it counts as typed later.
      if (wins) stamps[field] = { typedAt, editor: changes.editor, version: before.version };
      continue;
    }
    if (before && !same && before.version > changes.base && before.editor !== changes.editor) {
      conflicts.push({
        field,
        mine: wins,
        kept: wins ? change.value : theirs,
        dropped: wins ? theirs : change.value,
      });
    }
    if (!wins) continue;
    values[field] = change.value;
    stamps[field] = { typedAt, editor: changes.editor, version };
    changed = true;
  }
  return { values, stamps, version: changed ? version : stored.version, conflicts };
}

/** Fields that other forms have changed since a version. */
export function changedSince(draft: StoredDraft, base: number, editor: string): FieldName[] {
  return FIELD_NAMES.filter((field) => {
    const stamp = draft.stamps[field];
    return stamp !== undefined && stamp.version > base && stamp.editor !== editor;
  });
}

/** Two values typed in the same millisecond are ordered by their form, so that the order of arrival does not matter. */
function isLater(one: Pick<FieldStamp, 'typedAt' | 'editor'>, other: Pick<FieldStamp, 'typedAt' | 'editor'>): boolean {
  if (one.typedAt !== other.typedAt) return one.typedAt > other.typedAt;
  return one.editor >= other.editor;
}

function sameValue(one: FieldValue | null, other: FieldValue | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
