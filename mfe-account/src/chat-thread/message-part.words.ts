/** Sentences of a message that is more than its text. */
export const PART_WORDS = {
  photoComing: 'The photo is being prepared.',
  photoGone: 'This photo was deleted.',
  map: 'Open location on a map',
  noneFits: 'None of these',
  noneFitted: 'None of these times worked.',
  answeredBelow: 'Answered below.',
  waitsForAnswer: 'Waiting for an answer.',
  timesOver: 'These times have passed.',
} as const;

/** The words as the start of a label: `Today, 4 pm`. */
export function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The time of a proposal that was chosen: `Visit time: today, 4 pm`. */
export function chosenWords(time: string): string {
  return `Visit time: ${time}`;
}
