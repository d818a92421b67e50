/** Sentences about a builder’s page for search engines. */
export const BUILDER_HEAD_WORDS = {
  description: (builder: string) =>
    `${builder}: promised and actual handover dates of all projects, and complaints with their status.`,
} as const;
