interface HiddenFieldsProps {
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** What a GET form carries besides what people fill in. */
export function HiddenFields({ fields }: HiddenFieldsProps) {
  return fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
