/** A name that friends recognise and strangers cannot look up: `Asha Rao` → `Asha R.`; `A friend` for none. */
export function shortName(name: string): string {
  const [first, ...rest] = name.trim().split(/\s+/);
  const initial = [...(rest.at(-1) ?? '')][0];
  if (!first) return 'A friend';
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

/** A name at the end of a sentence, with its full stop: a short name ends with one already. */
export function nameAtEnd(name: string): string {
  return name.endsWith('.') ? name : `${name}.`;
}
