import { z } from 'zod';
import type { CallContracts } from './call.ts';
import type { TopicContracts } from './live.ts';

export const UPLOAD_CONTENTS = ['picture', 'document', 'video'] as const;

/** Types that uploads can have. The content decides, not the name. */
export const UPLOAD_MEDIA_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'application/pdf',
  'video/mp4',
  'video/quicktime',
  'video/webm',
] as const;

/**
 * `receiving`: parts arrive; `preparing`: checked and stored, copies of the picture are being made; `ready`: can be
 * shown; `taken`: the feature that asked for the file has it.
 */
export const UPLOAD_STATES = ['receiving', 'preparing', 'ready', 'taken'] as const;

/** Bytes of a video's poster. */
const POSTER_BYTES = 2 * 1024 * 1024;

/** Name of a kind, as its module declares it. */
const kind = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z-]*$/, 'must be lower-case words joined by hyphens');

/** What a file belongs to within its kind; empty where a kind has no subjects. */
const subject = z
  .string()
  .max(80)
  .regex(/^[\w-]*(?:\/[\w-]+)*$/, 'must be words joined by slashes');

const uploadId = z.string().max(60);

const rendition = z.object({ width: z.number().int(), avif: z.string(), webp: z.string() });

const upload = z.object({
  id: z.string(),
  subject: z.string(),
  /** Name on the person's device, shown to the person only. */
  name: z.string(),
  state: z.enum(UPLOAD_STATES),
  bytes: z.number().int(),
  /** Bytes that have arrived. */
  received: z.number().int(),
  mediaType: z.enum(UPLOAD_MEDIA_TYPES).nullable(),
  /** Only of a picture: its size, its average colour, and its copies once they are made. */
  picture: z
    .object({
      width: z.number().int(),
      height: z.number().int(),
      colour: z.string(),
      renditions: z.array(rendition),
      /** An earlier file of the list that looks the same. */
      sameAs: z.string().nullable(),
    })
    .nullable(),
  /** Address of the file; null for pictures, for taken files, and until it is stored. */
  file: z.string().nullable(),
  /** Address of a video's first picture. */
  poster: z.string().nullable(),
});

const rules = z.object({
  content: z.enum(UPLOAD_CONTENTS),
  types: z.array(z.enum(UPLOAD_MEDIA_TYPES)),
  maximumBytes: z.number().int(),
  maximumCount: z.number().int(),
});

const handOver = z.object({
  /** Opens one uploader, without a login. */
  token: z.string(),
  /** Epoch ms. */
  expiresAt: z.number(),
});

export type UploadContent = (typeof UPLOAD_CONTENTS)[number];
export type UploadMediaType = (typeof UPLOAD_MEDIA_TYPES)[number];
export type UploadRules = z.infer<typeof rules>;
export type Upload = z.infer<typeof upload>;

export const uploadCalls = {
  'GET /api/v1/uploads': {
    summary: "The rules of a kind, and the visitor's own files of it",
    query: z.object({ kind, subject: subject.optional() }),
    personal: true,
    answer: z.object({ rules, uploads: z.array(upload) }),
  },
  'POST /api/v1/uploads/{uploadId}/finish': {
    summary: 'Checks and stores a file of which all parts have arrived; 400 says what is wrong with it and deletes it',
    params: z.object({ uploadId }),
    body: z.object({}).optional(),
    personal: true,
    answer: upload,
  },
  'PUT /api/v1/uploads/{uploadId}/poster': {
    summary: "Stores a video's first picture, which the browser has drawn",
    params: z.object({ uploadId }),
    upload: POSTER_BYTES,
    personal: true,
    answer: upload,
  },
  'PUT /api/v1/uploads/order': {
    summary: 'Puts the files of a subject into this order',
    body: z.object({ kind, subject, ids: z.array(uploadId).max(200) }),
    personal: true,
    answer: z.object({ uploads: z.array(upload) }),
  },
  'DELETE /api/v1/uploads/{uploadId}': {
    summary: 'Deletes a file, finished or not',
    params: z.object({ uploadId }),
    personal: true,
    answer: z.object({ removed: z.literal(true) }),
  },
  'POST /api/v1/uploads/hand-over': {
    summary: 'A token for one uploader on another device; it is valid for ten minutes and replaces an earlier one',
    body: z.object({ kind, subject }),
    personal: true,
    answer: handOver,
  },
  'GET /api/v1/uploads/hand-over/{token}': {
    summary: 'What the token is for: a kind, a subject and its rules',
    params: z.object({ token: z.string().max(60) }),
    personal: true,
    answer: z.object({ kind: z.string(), subject: z.string(), rules, uploads: z.array(upload), expiresAt: z.number() }),
  },
} as const satisfies CallContracts;

export const uploadTopics = {
  'upload-list': {
    summary: "The visitor's files of a subject have changed: from another device too",
    input: z.object({ kind, subject }),
    /** The file that has changed last. */
    event: z.object({ uploadId: z.string() }),
  },
} as const satisfies TopicContracts;
