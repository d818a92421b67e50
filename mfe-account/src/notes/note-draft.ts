import type { CallInput } from '@aangan/shared-kit/contracts/all-calls';
import { internationalPhone } from '@aangan/shared-kit/domain/international-phone';
import { NOTE_LIMITS } from '@aangan/shared-kit/domain/note-limits';
import { NOTE_MESSAGES, type NoteField } from '@aangan/shared-kit/domain/note-messages';
import { fromLocalField, momentOf, toLocalField, wallTime } from '@aangan/shared-kit/domain/zoned-time';
import { type Note, type NoteTask, tasksMapOf } from './note.ts';

/** A note while somebody edits it. */
export interface NoteDraft {
  readonly text: string;
  readonly rating: number | null;
  readonly tasks: readonly NoteTask[];
  /** Value of the date field in the person's zone: `2026-11-21T10:00`, or empty. */
  readonly followUp: string;
  readonly followUpReason: string;
  /** Ids of the people who are still shared with. */
  readonly people: readonly string[];
  /** Phone numbers to add. */
  readonly phones: readonly string[];
}

export const EMPTY_DRAFT: NoteDraft = {
  text: '',
  rating: null,
  tasks: [],
  followUp: '',
  followUpReason: '',
  people: [],
  phones: [],
};

/** The initial draft of a note. Empty if the note does not exist yet. */
export function draftOf(note: Note | undefined, timeZone: string): NoteDraft {
  if (!note) return EMPTY_DRAFT;
  return {
    text: note.text,
    rating: note.rating,
    tasks: note.tasks,
    followUp: note.followUpAt === null ? '' : toLocalField(wallTime(note.followUpAt, timeZone)),
    followUpReason: note.followUpReason,
    people: note.people.map(({ id }) => id),
    phones: [],
  };
}

type NoteBody = Omit<CallInput<'POST /nb/api/v2/user/notes/create'>['json'], 'propertyId'> & {
  collaboratorMap?: Record<string, object>;
};

/** The body of the call: only the fields that changed. */
export function changesOf(before: NoteDraft, draft: NoteDraft, timeZone: string): NoteBody {
  const differs = (part: keyof NoteDraft) => JSON.stringify(before[part]) !== JSON.stringify(draft[part]);
  const time = fromLocalField(draft.followUp);
  return {
    ...(differs('text') && { note: draft.text }),
    ...(differs('rating') && { rating: draft.rating }),
    ...(differs('tasks') && { tasksMap: tasksMapOf(draft.tasks.filter(({ text }) => text.trim() !== '')) }),
    ...(differs('followUp') && { followUpTime: time ? momentOf(time, timeZone) : null }),
    ...(differs('followUpReason') && { followUpReason: draft.followUpReason }),
    ...(differs('people') && { collaboratorMap: Object.fromEntries(draft.people.map((id) => [id, {}])) }),
    ...(draft.phones.length > 0 && { collaboratorPhoneNumbers: [...draft.phones] }),
  };
}

export function isUnchanged(before: NoteDraft, draft: NoteDraft): boolean {
  return JSON.stringify(before) === JSON.stringify(draft);
}

export type NoteErrors = { readonly [Field in NoteField | 'form']?: string };

/**
 * Validation errors that the person can fix before anything is sent.
 * @param now epoch ms
 */
export function draftErrors(
  before: NoteDraft,
  draft: NoteDraft,
  { timeZone, now }: { timeZone: string; now: number },
): NoteErrors {
  const time = fromLocalField(draft.followUp);
  const passed = time !== undefined && draft.followUp !== before.followUp && momentOf(time, timeZone) <= now;
  return {
    ...(draft.text.length > NOTE_LIMITS.text && { text: tooLong(draft.text.length) }),
    ...(draft.tasks.length > NOTE_LIMITS.tasks && { tasks: NOTE_MESSAGES.tooManyTasks.words }),
    ...(passed && { followUp: NOTE_MESSAGES.past.words }),
    ...(isUnchanged(EMPTY_DRAFT, draft) && { form: 'Write something, rate the home or add a task first.' }),
  };
}

function tooLong(length: number): string {
  return `Shorten this by ${length - NOTE_LIMITS.text} characters. A note can have at most 2,000.`;
}

/** The phone number to add, or its validation error. */
export function addedPhone(draft: NoteDraft, text: string): { phone: string } | { error: string } {
  const phone = internationalPhone(text);
  if (phone === undefined) return { error: NOTE_MESSAGES.noNumber.words };
  if (draft.phones.includes(phone)) return { error: 'You have already added this number.' };
  if (draft.people.length + draft.phones.length >= NOTE_LIMITS.collaborators) {
    return { error: NOTE_MESSAGES.tooManyPeople.words };
  }
  return { phone };
}
