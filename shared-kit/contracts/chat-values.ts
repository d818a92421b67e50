import { z } from 'zod';
import { CHAT_LIMITS } from '../domain/chat/chat-limits.ts';
import { SCAM_SIGNS } from '../domain/chat/scam-warnings.ts';
import { STOP_REASON_KEYS } from '../domain/chat/stop-reasons.ts';
import { photo } from './property.ts';
import { UPLOAD_STATES } from './uploads.ts';

/** `place`: a position that its author chose. `visit`: proposed times. `note`: written by the product. */
export const MESSAGE_KINDS = ['text', 'photo', 'place', 'visit', 'note'] as const;

export const conversationId = z.string().regex(/^cnv_[\w-]{20}$/, 'must be the id of a conversation');

/** Number of a message inside its conversation, from 1. */
export const seq = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/** The same in a query. */
export const seqInQuery = z.coerce.number().pipe(seq);

/** The author's device makes it: the same key again is the same message. */
export const clientKey = z.string().regex(/^[\w-]{16,40}$/, 'must be 16 to 40 letters, digits, _ or -');

/** Control characters are not text, and PostgreSQL cannot hold NUL. */
export const chatText = z
  .string()
  .max(CHAT_LIMITS.text)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  .transform((text) => text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').trim());

export const neededChatText = chatText.pipe(z.string().min(1, 'must not be empty'));

const chatPhoto = z.object({
  uploadId: z.string(),
  state: z.enum(UPLOAD_STATES),
  width: z.number().int(),
  height: z.number().int(),
  /** Average colour, `#c9b79c`. */
  colour: z.string(),
  /** Empty until its copies are made. */
  renditions: z.array(z.object({ width: z.number().int(), avif: z.string(), webp: z.string() })),
});

const chatPlace = z.object({ latitude: z.number(), longitude: z.number() });

/** Proposed times of a visit, and the answer of the other person. */
const visitProposal = z.object({
  /** When the slots start, epoch ms. */
  times: z.array(z.number()),
  answer: z
    .object({
      /** The chosen time; null when none fits. */
      time: z.number().nullable(),
      visitId: z.string().nullable(),
    })
    .nullable(),
});

export const chatMessage = z.object({
  seq,
  /** Null unless the viewer wrote it: the key that their device made. */
  clientKey: z.string().nullable(),
  author: z.enum(['you', 'other', 'product']),
  kind: z.enum(MESSAGE_KINDS),
  /** Text or caption. In messages of the other person, each held part is `HELD_MARK`. */
  text: z.string(),
  /** Number of held parts: the other person does not see them until contact is permitted. 0 once it is. */
  held: z.number().int(),
  /** A sign of a known scam; only for the person in danger. `SCAM_WARNINGS` has the sentence. */
  warning: z.enum(SCAM_SIGNS).nullable(),
  /** Null once the file was deleted. */
  photo: chatPhoto.nullable(),
  place: chatPlace.nullable(),
  visit: visitProposal.nullable(),
  /** Of a note about a visit proposal: the number of the proposal that it answers. */
  answers: seq.nullable(),
  /** Time of the server, epoch ms. */
  at: z.number(),
});

export type ChatMessage = z.infer<typeof chatMessage>;

/** The home of a conversation, with the facts that its card shows. */
export const chatHome = z.object({
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

export type ChatHome = z.infer<typeof chatHome>;

/** What a list shows of a conversation. */
const conversationFacts = {
  id: z.string(),
  /** Of the viewer. */
  role: z.enum(['seeker', 'owner']),
  /** The other person: `Asha R.`. */
  name: z.string(),
  /** Null once the listing is deleted. */
  home: chatHome.nullable(),
  /** Why nobody can write; null while both can. `STOP_REASONS` has the sentence. */
  stopped: z.enum(STOP_REASON_KEYS).nullable(),
  /** The viewer has blocked the other person. */
  blocked: z.boolean(),
  archived: z.boolean(),
  /** Epoch ms; null unless it is silent now. */
  mutedUntil: z.number().nullable(),
  /** What the viewer has begun to write. */
  draft: z.string(),
  /** Messages of the other person that the viewer has not read. */
  unread: z.number().int(),
  /** Number of the newest message that the viewer may see; 0 without one. */
  lastSeq: seq,
};

export const listedConversation = z.object({
  ...conversationFacts,
  /** The newest message that the viewer may see, its text shortened. */
  last: chatMessage.pick({ seq: true, author: true, kind: true, text: true, at: true }).nullable(),
  /** Of the newest message or of its beginning, epoch ms. */
  at: z.number(),
});

export type ListedConversation = z.infer<typeof listedConversation>;

export const conversation = z.object({
  ...conversationFacts,
  /** Whether the two have each other’s numbers: nothing is held any more. */
  contactPermitted: z.boolean(),
  /** Id of the contact by which the viewer calls through the bridge number; absent without one. */
  callVia: z.string().optional(),
  /**
   * What helps most now: `ask-contact` for the number, `book-visit`, `answer-proposal`, `visit` that is booked, or
   * nothing.
   */
  nextStep: z.enum(['ask-contact', 'book-visit', 'answer-proposal', 'visit']).nullable(),
  /** The visit to come. */
  visit: z.object({ visitId: z.string(), time: z.number() }).nullable(),
  /** Own reading, which other devices have moved as well. */
  readSeq: seq,
  /** How far the other person’s devices have received and shown. */
  theirDeliveredSeq: seq,
  theirReadSeq: seq,
  /** Whether typing and presence are shown: both people allow it. */
  presence: z.boolean(),
  /** When the other person was last here, epoch ms; null unless `presence`. */
  seenAt: z.number().nullable(),
  /** State of the viewer’s last report. */
  reported: z.enum(['received', 'upheld', 'dismissed']).nullable(),
});

export type Conversation = z.infer<typeof conversation>;
