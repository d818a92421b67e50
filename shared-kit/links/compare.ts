/** Most homes in a comparison; more do not fit on a screen. */
export const COMPARED_AT_MOST = 4;

/** Address of a comparison. It contains the whole state, so that it can be bookmarked and shared. */
export function comparisonLink({
  ids,
  differences = false,
}: {
  ids: readonly string[];
  differences?: boolean;
}): string {
  const query = [ids.length > 0 && `ids=${ids.join(',')}`, differences && 'only=differences'].filter(Boolean).join('&');
  return query ? `/comparePage?${query}` : '/comparePage';
}
