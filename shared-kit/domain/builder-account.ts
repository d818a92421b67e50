/** `draft` can be changed; `submitted` waits for staff; `refused` has a reason and can be changed again. */
export const BUILDER_CLAIM_STATES = ['draft', 'submitted', 'verified', 'refused'] as const;

export type BuilderClaimState = (typeof BUILDER_CLAIM_STATES)[number];

/** Papers of a request to act for a builder. */
export const BUILDER_PAPERS = ['authority', 'registration'] as const;

export type BuilderPaper = (typeof BUILDER_PAPERS)[number];

/** Bytes of one paper. */
export const BUILDER_PAPER_BYTES = 5 * 1024 * 1024;

/** The validation error of a person's job at a builder; undefined when it is valid. */
export function jobTitleError(text: string): string | undefined {
  const { length } = text.trim();
  return length < 2 || length > 80 ? 'Enter your job at the builder, such as sales manager.' : undefined;
}
