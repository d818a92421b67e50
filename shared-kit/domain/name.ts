/** Source: product-and-plans, section 5 (name). */
export const NAME_LENGTH = { minimum: 3, maximum: 30 } as const;

/**
 * The validation error of a person's name, in the specification's words; undefined when it is valid. Spaces around it
 * do not count. Source: product-and-plans, section 5 (name).
 */
export function nameError(text: string): string | undefined {
  const name = text.trim();
  if (name.length < NAME_LENGTH.minimum) return 'Minimum 3 characters required in name.';
  if (!/^[a-z ]+$/i.test(name)) return 'Only letters (a-z) are allowed in the name.';
  if (name.length > NAME_LENGTH.maximum) return 'Maximum 30 characters allowed in the name.';
  return undefined;
}
