/**
 * A set of options as a bit mask: bit n is the option at place n of its list. New options are appended to the list,
 * because stored masks depend on the places.
 */
export function optionMask<Option extends string>(options: readonly Option[], chosen: readonly Option[]): number {
  return chosen.reduce((mask, option) => mask | (1 << options.indexOf(option)), 0);
}

/** The options of a mask, in the order of their list. */
export function optionsOf<Option extends string>(options: readonly Option[], mask: number): Option[] {
  return options.filter((_, place) => (mask & (1 << place)) !== 0);
}
