/** Sentences of a row of a registered deal. */
export const DEAL_ROW_WORDS = {
  used: (limit: number) => `You have opened ${limit} deals today. You can open ${limit} more tomorrow.`,
} as const;
