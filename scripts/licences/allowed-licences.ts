/** Licences under which a dependency of the product may be, by their SPDX names. */
const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
];

/** Packages that the list does not decide, with the reason why they may be used. */
const DECIDED: readonly { readonly name: RegExp; readonly licence: string; readonly why: string }[] = [
  {
    name: /^@img\/sharp-(?:libvips-|wasm32|win32-)/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips is a library of its own beside the program, unchanged, and can be exchanged',
  },
  { name: /^png-js$/, licence: 'MIT', why: 'its file LICENSE is that of MIT; its package.json names none' },
  { name: /^combine-errors$/, licence: 'MIT', why: 'its Readme names MIT; its package.json names none' },
];

/**
 * Whether a package may be used.
 * @param name of the package
 * @param licence as its package.json says it, an SPDX expression
 */
export function isAllowed(name: string, licence: string | undefined): boolean {
  const decided = DECIDED.find((each) => each.name.test(name));
  const allowed = (text: string) => ALLOWED.includes(text) || text === decided?.licence;
  if (licence === undefined) return decided !== undefined;
  // Of `or` one is enough, of `and` all are needed. Expressions inside of others do not occur.
  const expression = licence.replace(/^\((.*)\)$/, '$1');
  if (expression.includes('(')) return false;
  return expression.split(' OR ').some((all) => all.split(' AND ').every(allowed));
}

/** The licence that was found for a package whose package.json names none. */
export function decidedLicence(name: string): string | undefined {
  return DECIDED.find((each) => each.name.test(name))?.licence;
}
