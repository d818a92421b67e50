/** The title of the page that explains paying rent. */
export const EXPLORE_HEAD_WORDS = {
  title: 'Pay rent online to any bank account | Aangan',
} as const;
