/** The page of an alert: `SearchSlow` is explained in `docs/runbooks/search-slow.md`. */
export function runbookOf(alert: string): string {
  return `docs/runbooks/${alert.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.md`;
}
