import { NOTE_LIMITS } from './note-limits.ts';

/** Sections of a note's form. */
export type NoteField = 'text' | 'tasks' | 'followUp' | 'people';

/** Validation errors of a note, with the section of the form they belong to. */
export const NOTE_MESSAGES = {
  noSuchNote: { words: 'There is no such note.' },
  noSuchHome: { words: 'There is no such home.' },
  authorOnly: { words: 'Only the person who wrote this note can change that.' },
  changed: { words: 'Somebody else has changed this note.' },
  oneNote: { words: 'You already have a note on this home.' },
  tooManyNotes: {
    words: `You have ${NOTE_LIMITS.notes} notes, which is the limit. Delete one you no longer need.`,
  },
  tooLateToRestore: { words: 'This note was deleted more than 30 minutes ago. You cannot restore it.' },
  past: { words: 'Choose a time in the future.', field: 'followUp' },
  tooFar: { words: 'Choose a time within the next two years.', field: 'followUp' },
  noNumber: {
    words: 'Enter a 10-digit number, or one with its country code, such as +971 50 123 4567.',
    field: 'people',
  },
  ownNumber: { words: 'This is your own number.', field: 'people' },
  tooManyPeople: { words: `You can share a note with at most ${NOTE_LIMITS.collaborators} people.`, field: 'people' },
  tooManyTasks: { words: `A note can have at most ${NOTE_LIMITS.tasks} tasks.`, field: 'tasks' },
} as const satisfies Readonly<Record<string, { words: string; field?: NoteField }>>;

/** The section of the form that a server message belongs to; undefined for the form as a whole. */
export function fieldOfMessage(words: string): NoteField | undefined {
  for (const message of Object.values(NOTE_MESSAGES)) {
    if (message.words === words) return 'field' in message ? message.field : undefined;
  }
  return undefined;
}
