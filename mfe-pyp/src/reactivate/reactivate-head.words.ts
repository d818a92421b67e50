/** The title of the page that shows a listing again. */
export const REACTIVATE_HEAD_WORDS = {
  title: 'Show your listing again | Aangan',
} as const;
