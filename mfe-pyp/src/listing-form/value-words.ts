import { formatRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import type { PgBeds, PostingField } from '@aangan/shared-kit/domain/posting/posting-field';
import { type FieldName, type FieldValue, POSTING_FIELDS } from '@aangan/shared-kit/domain/posting/posting-fields';

/** The value of a field for people: `₹32,000`, `2 BHK`, `nothing`. */
export function valueWords(field: FieldName, value: FieldValue | null): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'nothing';
  const definition: PostingField = POSTING_FIELDS[field];
  switch (definition.kind) {
    case 'choice':
      return definition.options[String(value)] ?? String(value);
    case 'choices':
      return (value as readonly string[]).map((each) => definition.options[each] ?? each).join(', ');
    case 'number':
      return numberWords(Number(value), definition);
    case 'flag':
      return value === true ? 'yes' : 'no';
    case 'beds':
      return (value as readonly PgBeds[]).map(({ type, beds }) => `${beds} × ${type.toLowerCase()}`).join(', ');
    case 'date':
    case 'place':
    case 'text':
      return `“${value}”`;
  }
}

function numberWords(value: number, { unit, decimals }: { readonly unit?: string; readonly decimals?: true }): string {
  if (unit === '₹') return formatRupees(value);
  const figure = decimals ? String(value) : groupDigits(value);
  return unit ? `${figure} ${unit}` : figure;
}
