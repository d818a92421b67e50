/** Homes side by side: more do not fit on a screen. */
export const COMPARED_AT_MOST = 4;

/** Address of a comparison; its one state is in it, so that it can be kept and sent. */
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
