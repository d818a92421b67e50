import type { PostingField } from '@aangan/shared-kit/domain/posting/posting-field';
import { type FieldName, POSTING_FIELDS } from '@aangan/shared-kit/domain/posting/posting-fields';

type Kind = PostingField['kind'];

/** The fields whose value is of a kind. */
export type FieldOfKind<Wanted extends Kind> = {
  [Name in FieldName]: (typeof POSTING_FIELDS)[Name]['kind'] extends Wanted ? Name : never;
}[FieldName];

/** Whether the value of a field is of a kind. */
export function isOfKind<Wanted extends Kind>(field: FieldName, kind: Wanted): field is FieldOfKind<Wanted> {
  return POSTING_FIELDS[field].kind === kind;
}
