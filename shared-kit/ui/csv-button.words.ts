/** Words of the button that saves a table. */
export const CSV_BUTTON_WORDS = {
  save: 'Save for a spreadsheet (CSV)',
} as const;
