import type { FieldName, FieldValue, PostingValues } from '@aangan/shared-kit/domain/posting/posting-fields';
import type { UnsentChanges } from '@aangan/shared-kit/platform/unsent-changes';

/** The saved values of a draft under what this device has typed since; null empties a field. */
export function valuesWith(saved: PostingValues, unsent: UnsentChanges['changes']): PostingValues {
  const values: Partial<Record<FieldName, FieldValue | undefined>> = { ...saved };
  for (const [field, { value }] of Object.entries(unsent)) {
    // The store holds what `set` was given, by field.
    values[field as FieldName] = (value as FieldValue | null) ?? undefined;
  }
  return values as PostingValues;
}
