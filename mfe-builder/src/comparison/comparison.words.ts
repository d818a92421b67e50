/** What people read on the comparison report. */
export const COMPARISON_WORDS = {
  title: 'Compare projects',
  lead: 'This page’s address contains your comparison: save it or share it.',
  everything: 'Everything',
  differences: 'Only differences',
  rows: 'Rows',
  differ: 'Where they differ',
  same: 'The same in all',
  all: 'All facts',
  noDifference: 'These projects are the same in all these facts.',
  empty: 'Empty',
  emptyHelp: 'Add a project below',
  add: 'Add a project',
  find: 'Name of the project or builder',
  findHelp: 'Or paste the address of its page.',
  findButton: 'Search projects',
  foundNone: 'No project in this city has this name. Try a part of it.',
  found: 'Found',
  candidates: 'Similar in price or location',
  saved: 'Add from your shortlist',
  missing: 'One of these projects is no longer on Aangan, so it is not shown.',
  share: 'Projects compared',
} as const;

/** `12% less than Lakeside Heights`. */
export function againstParent(pricePerSqft: number, parent: { readonly name: string; readonly pricePerSqft: number }) {
  const percent = Math.round((pricePerSqft / parent.pricePerSqft - 1) * 100);
  if (percent === 0) return `the same as ${parent.name}`;
  return `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'} than ${parent.name}`;
}
