/** Sentences of the hours of a week. */
export const WEEK_HOURS_WORDS = {
  remove: (name: string) => `Remove these hours on ${name}`,
} as const;
