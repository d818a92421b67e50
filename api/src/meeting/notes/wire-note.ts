import type { noteCalls, WireNote } from '@aangan/shared-kit/contracts/notes';
import { maskedPhone } from '@aangan/shared-kit/domain/international-phone';
import type { z } from 'zod';
import { homeCard } from '../../search/listings/public.ts';
import type { WholeNote } from './find-notes.queries.ts';
import type { NoteChanges, NoteTask } from './note-changes.ts';

/** A note as the API returns it, with the field names of the specification; it contains no full phone number. */
export function toWireNote({ note, role, authorName, tasks, people, home }: WholeNote): WireNote {
  const seenPeople = role === 'reader' ? [] : people.map((person) => ({ ...person, phone: maskedPhone(person.phone) }));
  return {
    noteId: note.id,
    authorId: note.authorId,
    authorName: firstName(authorName),
    role,
    propertyId: note.propertyId,
    property: home ? homeCard(home) : null,
    note: note.text,
    rating: note.rating,
    tasksMap: Object.fromEntries(tasks.map(({ id, text, done, position }) => [id, { task: text, done, position }])),
    followUpTime: note.followUpAt?.getTime() ?? null,
    followUpReason: note.followUpReason,
    collaboratorMap: Object.fromEntries(
      seenPeople.map(({ id, name, phone }) => [id, { name: name === null ? null : firstName(name), phone }]),
    ),
    collaboratorPhoneNumbers: seenPeople.map(({ phone }) => phone),
    shareToken: role === 'author' ? note.shareToken : null,
    version: note.version,
    updatedAt: note.updatedAt.getTime(),
  };
}

/** Others see the first name only. */
function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

type WrittenNote = Partial<z.output<(typeof noteCalls)['PUT /nb/api/v2/user/notes/update']['body']>>;

/** The changes in a request body. */
export function noteChangesOf(body: WrittenNote): NoteChanges {
  const { followUpTime } = body;
  return {
    text: body.note,
    rating: body.rating,
    followUpAt: typeof followUpTime === 'number' ? new Date(followUpTime) : followUpTime,
    followUpReason: body.followUpReason,
    tasks: body.tasksMap && tasksOf(body.tasksMap),
    savedPeople: body.collaboratorMap && Object.keys(body.collaboratorMap),
    addedPhones: body.collaboratorPhoneNumbers,
  };
}

function tasksOf(tasksMap: NonNullable<WrittenNote['tasksMap']>): NoteTask[] {
  return Object.entries(tasksMap)
    .sort(([, one], [, other]) => one.position - other.position)
    .map(([id, { task, done }]) => ({ id, text: task, done }));
}
