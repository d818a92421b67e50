interface HiddenFieldsProps {
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Hidden inputs for the search parameters that a GET form must carry along. */
export function HiddenFields({ fields }: HiddenFieldsProps) {
  return fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
