import { z } from 'zod';
import { NOTE_LIMITS } from '../domain/note-limits.ts';
import type { CallContracts } from './call.ts';
import { photo, propertyId } from './property.ts';

/** Control characters are not text, and PostgreSQL cannot hold NUL. */
const words = (most: number) =>
  z
    .string()
    .max(most)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .transform((text) => text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').trim());

const noteId = z.string().regex(/^note_[\w-]{20}$/);
const shareToken = z.string().regex(/^[\w-]{32}$/);
/** Created by the client that adds the task, so that the id is the same from the draft on. */
const taskId = z.string().regex(/^[\w-]{1,40}$/);
const personId = z.string().regex(/^nc_[\w-]{12}$/);

const taskFacts = {
  done: z.boolean(),
  /** Place in the list, from 0. */
  position: z.number().int().min(0).max(999),
};
const task = z.object({ task: z.string(), ...taskFacts });

const rating = z.number().int().min(1).max(5).nullable();
/** Epoch ms, or null for none. */
const followUpTime = z.number().int().min(0).nullable();

/** Names of a note's sections on the wire. Source: services-and-platform, section 3 (Note). */
const written = {
  /** The person's text about the home. */
  note: words(NOTE_LIMITS.text),
  rating,
  tasksMap: z
    .record(taskId, z.object({ task: words(NOTE_LIMITS.task).pipe(z.string().min(1)), ...taskFacts }))
    .refine((tasks) => Object.keys(tasks).length <= NOTE_LIMITS.tasks, `at most ${NOTE_LIMITS.tasks} tasks`),
  followUpTime,
  followUpReason: words(NOTE_LIMITS.reason),
  /** Numbers to add, as people type them. */
  collaboratorPhoneNumbers: z.array(words(30)).max(NOTE_LIMITS.collaborators),
};

/** The home of a note, with the facts that a list shows. */
const noteProperty = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  locality: z.string(),
  /** ₹, a month where `monthly`. */
  price: z.number(),
  monthly: z.boolean(),
  active: z.boolean(),
  /** LETOUT, SOLDOUT … when not active. */
  inactiveReason: z.string().nullable(),
  category: z.string(),
  photo: photo.nullable(),
});

const note = z.object({
  noteId,
  authorId: z.string(),
  /** First name. */
  authorName: z.string(),
  /** Permission of the caller: everything, its tasks, or reading. */
  role: z.enum(['author', 'collaborator', 'reader']),
  propertyId: z.string(),
  /** Null once the listing is gone. */
  property: noteProperty.nullable(),
  note: z.string(),
  rating,
  tasksMap: z.record(taskId, task),
  followUpTime,
  followUpReason: z.string(),
  /** By id, in the order they were added; empty for readers. A name is shown once its owner has opened the note. */
  collaboratorMap: z.record(personId, z.object({ name: z.string().nullable(), phone: z.string() })),
  /** As above, masked. */
  collaboratorPhoneNumbers: z.array(z.string()),
  /** Id of the link with which others read it; null without one, and for everybody but the author. */
  shareToken: shareToken.nullable(),
  /** Changes with every edit: a save names the revision it is based on. */
  version: z.number().int(),
  /** Epoch ms. */
  updatedAt: z.number(),
});

export type WireNote = z.infer<typeof note>;

/** A note after a change; with status 409 the current note and the message. */
const noteAnswer = z.object({
  statusCode: z.literal(409).optional(),
  message: z.string().optional(),
  requestId: z.string().optional(),
  responseBody: z.object({ notes: z.tuple([note]) }),
});

const done = z.object({ status: z.literal('success') });
const oneNote = z.object({ noteId });

export const noteCalls = {
  'POST /nb/api/v2/user/notes/fetch': {
    summary: 'Notes of who is logged in, and those shared with them; one by id, property or link, or all by page',
    body: z.object({
      propertyId: propertyId.optional(),
      noteId: noteId.optional(),
      shareToken: shareToken.optional(),
      /** Words in the text, tasks, reason or the home’s title. */
      search: words(100).optional(),
      /** Only those with a follow-up, the next first. */
      openFollowUps: z.boolean().default(false),
      page: z.number().int().min(1).max(1000).default(1),
    }),
    personal: true,
    answer: z.object({
      responseBody: z.object({
        notes: z.array(note),
        total: z.number().int(),
        page: z.number().int(),
        pages: z.number().int(),
        /** IANA name of the caller's zone: times are shown and entered in it. */
        timeZone: z.string(),
      }),
    }),
  },
  'POST /nb/api/v2/user/notes/create': {
    summary: 'Writes a note on a property; one a property and person',
    body: z.object({ propertyId, ...z.object(written).partial().shape }),
    personal: true,
    idempotent: true,
    answer: noteAnswer,
  },
  'PUT /nb/api/v2/user/notes/update': {
    summary: 'Changes what the body names of a note; 409 with the note of now when somebody else was quicker',
    body: z.object({
      noteId,
      /** Ignored on input: an author stays one. */
      authorId: z.string().max(60).optional(),
      /** Of the note that was changed. */
      version: z.number().int(),
      ...z.object(written).partial().shape,
      /** The people who keep access; absent means all. */
      collaboratorMap: z.record(personId, z.unknown()).optional(),
    }),
    personal: true,
    answer: noteAnswer,
  },
  'POST /nb/api/v2/user/notes/update/task/status': {
    summary: 'Checks tasks off, or not',
    body: z.object({ noteId, taskStatusMap: z.record(taskId, z.boolean()) }),
    personal: true,
    answer: noteAnswer,
  },
  'DELETE /nb/api/v2/user/notes/{noteId}': {
    summary: 'Deletes a note; it can be brought back for 30 minutes',
    params: oneNote,
    personal: true,
    answer: done,
  },
  'POST /nb/api/v2/user/notes/{noteId}/restore': {
    summary: 'Brings a deleted note back',
    params: oneNote,
    personal: true,
    answer: noteAnswer,
  },
  'POST /nb/api/v2/user/notes/{noteId}/share': {
    summary: 'Gives a note a link with which anybody who is logged in can read it; the link it has already, if any',
    params: oneNote,
    personal: true,
    answer: noteAnswer,
  },
  'DELETE /nb/api/v2/user/notes/{noteId}/share': {
    summary: 'Makes the link worthless',
    params: oneNote,
    personal: true,
    answer: noteAnswer,
  },
  'POST /nb/api/v2/user/notes/{noteId}/leave': {
    summary: 'Takes the asker off the note that somebody else shared with them',
    params: oneNote,
    personal: true,
    answer: done,
  },
} as const satisfies CallContracts;
