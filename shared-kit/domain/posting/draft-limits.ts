/** Limits of drafts that the specification does not give. */
export const DRAFT_LIMITS = {
  /** Unpublished drafts of one account. */
  open: 20,
  /** Days after its last change that an unpublished draft is deleted. */
  keptDays: 180,
  /** Rows of one CSV file. */
  importedRows: 20,
  /** Time in which a deletion can be undone, ms. */
  undoMs: 30 * 60_000,
} as const;
