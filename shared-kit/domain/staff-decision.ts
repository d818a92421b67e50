/** ms in which staff may take back a decision whose effect is reversible. */
export const TAKE_BACK_MS = 30 * 60_000;

/** Length of the reason of a decision. */
export const REASON_LENGTH = { least: 5, most: 300 } as const;

/** The validation error of the reason for a decision that takes something from a person; undefined when valid. */
export function reasonError(reason: string): string | undefined {
  const { length } = reason.trim();
  if (length < REASON_LENGTH.least) return 'Tell the person why, in a few words.';
  return length > REASON_LENGTH.most ? `Use at most ${REASON_LENGTH.most} characters.` : undefined;
}

/** ms for which staff count as looking at a case, unless they say it again. */
export const LOOKS_FOR_MS = 5 * 60_000;

/** Cases on a page of a queue, and the most that a search finds. */
export const CASES_ON_PAGE = 20;
