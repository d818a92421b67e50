import type { FieldOption } from '@aangan/shared-kit/ui/field';

/** The options of a field for a control, in the order of its table. */
export function optionsOf(options: Readonly<Record<string, string>>): FieldOption[] {
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}
