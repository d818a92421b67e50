/** Sentences above a form with problems. */
export const FORM_WORDS = {
  one: 'One answer needs a change:',
  many: (count: number) => `${count} answers need a change:`,
} as const;
