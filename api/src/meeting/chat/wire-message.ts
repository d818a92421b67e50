import type { ChatMessage } from '@aangan/shared-kit/contracts/chat-values';
import { maskHeld } from '@aangan/shared-kit/domain/chat/held-part';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { type ShownPicture, shownPicture, uploadsById } from '../../foundation/uploads/public.ts';
import type { MessageRow } from './chat.tables.ts';

/** Who reads messages. */
export interface MessageReader {
  readonly accountId: string;
  /** Whether the two have each other's numbers: nothing is held then. */
  readonly permitted: boolean;
}

/** Messages as one of the two people sees them: the other's held parts are replaced until contact is permitted. */
export async function wireMessages(
  database: DatabaseOrTransaction,
  rows: readonly MessageRow[],
  reader: MessageReader,
): Promise<ChatMessage[]> {
  const uploads = await uploadsById(
    database,
    rows.flatMap(({ details }) => details.uploadId ?? []),
  );
  const pictures = new Map(uploads.map((row) => [row.id, shownPicture(row)]));
  return rows.map((row) => wireMessage(row, reader, pictures));
}

function wireMessage(
  row: MessageRow,
  reader: MessageReader,
  pictures: ReadonlyMap<string, ShownPicture | undefined>,
): ChatMessage {
  const { seq, clientKey, kind, details, createdAt } = row;
  const author = authorFor(row, reader);
  return {
    seq,
    clientKey: author === 'you' ? clientKey : null,
    author,
    kind,
    text: textFor(row, reader),
    held: reader.permitted ? 0 : row.held.length,
    warning: row.scamWarnsAuthor === (author === 'you') ? row.scamSign : null,
    photo: (details.uploadId !== undefined && pictures.get(details.uploadId)) || null,
    place: details.place ?? null,
    visit: details.times ? { times: [...details.times], answer: details.answer ?? null } : null,
    answers: details.answers ?? null,
    at: createdAt.getTime(),
  };
}

/** The facts of a message that lists and searches show. */
export function wireGlance(row: MessageRow, reader: MessageReader) {
  const { seq, kind, createdAt } = row;
  return { seq, author: authorFor(row, reader), kind, text: textFor(row, reader), at: createdAt.getTime() };
}

function authorFor({ authorId }: MessageRow, { accountId }: MessageReader): ChatMessage['author'] {
  if (authorId === null) return 'product';
  return authorId === accountId ? 'you' : 'other';
}

/** The text as this person may read it. */
export function textFor({ authorId, text, held }: MessageRow, { accountId, permitted }: MessageReader): string {
  return permitted || authorId === accountId ? text : maskHeld(text, held);
}
