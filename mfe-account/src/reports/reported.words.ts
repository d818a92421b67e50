/** Sentences about a listing that people reported. */
export const REPORTED_WORDS = {
  hidden: (reasons: string, checking: boolean) =>
    `This listing is hidden because several people reported it. ${reasons}.${checking ? ' Our staff check it. You need not do anything.' : ''}`,
} as const;
