/** The day on which the labelled sentences are said. */
export const SENTENCES_DAY = '2026-11-26';
