import type { FieldName } from '@aangan/shared-kit/domain/posting/posting-fields';
import { BedsControl } from './beds-control.tsx';
import { ChoiceControl } from './choice-control.tsx';
import { ChoicesControl } from './choices-control.tsx';
import { DateControl } from './date-control.tsx';
import { isOfKind } from './field-kinds.ts';
import { FlagControl } from './flag-control.tsx';
import { NumberControl } from './number-control.tsx';
import { TextControl } from './text-control.tsx';

/** The control of a field, by the kind of its value. Places have controls of their own. */
export function FieldControl({ field }: { readonly field: FieldName }) {
  if (isOfKind(field, 'choice')) return <ChoiceControl field={field} />;
  if (isOfKind(field, 'choices')) return <ChoicesControl field={field} />;
  if (isOfKind(field, 'number')) return <NumberControl field={field} />;
  if (isOfKind(field, 'text')) return <TextControl field={field} />;
  if (isOfKind(field, 'date')) return <DateControl field={field} />;
  if (isOfKind(field, 'flag')) return <FlagControl field={field} />;
  if (isOfKind(field, 'beds')) return <BedsControl field={field} />;
  return null;
}
