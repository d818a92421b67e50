/** Sentences of the copy button. */
export const COPY_BUTTON_WORDS = {
  byHand: (what: string) => `Select the ${what} and copy it yourself.`,
} as const;
